import type { Meta } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ConversationView } from '@vakman/dashboard/features/chat/conversation-view.tsx';
import type { UploadFile } from '@vakman/dashboard/features/chat/attachments.ts';
import { exampleChatPart } from '@vakman/domain/chat/chat.example';
import { fn } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory } from '../support/dashboard-story.tsx';
import { asCustomer, customerId, now, stateOf, storyMemory } from './chat.rows.ts';

const done = () => Promise.resolve();
const picture = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3" fill="#7a8f6a"/></svg>',
  ],
  { type: 'image/svg+xml' },
);

/** A conversation as its customer sees it; stories say what is else. */
export const conversationStory = {
  component: ConversationView,
  ...dashboardStory(inFrame({ actor: 'customer', page: 'dashboard' }), (Story) => (
    <QueryClientProvider client={new QueryClient()}>
      <Story />
    </QueryClientProvider>
  )),
  args: {
    conversationId: exampleChatPart.conversation.id,
    state: stateOf(asCustomer),
    userId: customerId,
    now,
    level: 1,
    memory: storyMemory(),
    quickAnswers: [],
    search: fn(() => Promise.resolve({ rows: [], next: null })),
    onFile: () => Promise.resolve(picture),
    upload: fn<UploadFile>(done),
    onUploaded: fn(),
    actions: {
      see: fn(),
      fetchEarlier: fn(done),
      fetchLater: fn(done),
      goTo: fn(() => Promise.resolve(true)),
      goToNewest: fn(() => Promise.resolve(true)),
      retry: fn(),
      discard: fn(),
      send: fn(),
      again: fn(),
    },
  },
} satisfies Meta<typeof ConversationView>;
