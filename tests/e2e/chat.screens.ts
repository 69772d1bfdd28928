import type { Screen } from './dashboard.screens.ts';

/** Conversations, as the office and customers see them. */
export const chatScreens: readonly Screen[] = [
  { name: 'conversations', actor: 'employee', page: 'admin', below: '/conversations' },
  {
    name: 'a conversation that is none',
    actor: 'employee',
    page: 'admin',
    below: '/conversations/00000000-0000-4000-8000-000000000000',
    async reach(page) {
      await page.locator('.chat-gone').waitFor();
    },
  },
  { name: 'quick answers', actor: 'employee', page: 'admin', below: '/conversations/answers' },
];
