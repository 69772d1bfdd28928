import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ConversationView } from '@vakman/dashboard/features/chat/conversation-view.tsx';
import type { UploadFile } from '@vakman/dashboard/features/chat/attachments.ts';
import { nothingKnown } from '@vakman/dashboard/features/chat/engine/conversation-state.ts';
import { chatWords } from '@vakman/dashboard/generated/chat.words.ts';
import { exampleChatPart } from '@vakman/domain/chat/chat.example';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { wordsOf } from '../support/dashboard-story.tsx';
import { asCustomer, officeId, outgoing, quickAnswers, stateOf, storyMemory, unsent } from './chat.rows.ts';
import { conversationStory } from './conversation.args.tsx';

const meta = {
  ...conversationStory,
  title: 'Dashboard/Conversation',
} satisfies Meta<typeof ConversationView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fails the first time that a file is sent. */
function withoutConnectionAtFirst(): UploadFile {
  const tried = new Set<string>();
  return ({ path }) => {
    if (tried.has(path)) return Promise.resolve();
    tried.add(path);
    return Promise.reject(new Error('no connection'));
  };
}

/** What is written is sent by Enter; Shift and Enter begin a line. */
export const OfCustomer: Story = {
  args: { memory: storyMemory() },
  async play({ args, canvas }) {
    const words = await wordsOf(chatWords);
    const field = await canvas.findByRole('textbox', { name: words.write.label });
    await userEvent.type(field, 'Dag{Shift>}{Enter}{/Shift}Wanneer komt u?{Enter}');
    await expect(args.actions.send).toHaveBeenCalledWith(
      expect.objectContaining({ body: 'Dag\nWanneer komt u?', files: [] }),
    );
    await expect(field).toHaveValue('');
    await expect(canvas.getAllByText(words.marks.read)).not.toHaveLength(0);
  },
};

/** The office sees in which language the customer writes, and puts in what it answers again and again. */
export const OfOffice: Story = {
  args: {
    memory: storyMemory(),
    userId: officeId,
    quickAnswers: [...quickAnswers],
    state: stateOf(
      { ...exampleChatPart, conversation: { ...exampleChatPart.conversation, language: 'de' } },
      { readBefore: 3 },
    ),
  },
  async play({ canvas }) {
    const words = await wordsOf(chatWords);
    await expect(await canvas.findByText(fill(words.language, { language: 'Deutsch' }))).toBeVisible();
    await expect(canvas.getByText(words.unreadFrom)).toBeVisible();
    const choice = canvas.getByRole('combobox', { name: words.quick.label });
    await userEvent.selectOptions(choice, quickAnswers[0].name);
    const field = canvas.getByRole('textbox', { name: words.write.label });
    await expect(field).toHaveValue(quickAnswers[0].texts.de ?? '');
    await userEvent.selectOptions(choice, quickAnswers[1].name);
    await expect(canvas.getByText(fill(words.quick.other, { language: 'Deutsch' }))).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    memory: storyMemory(),
    state: stateOf({
      ...asCustomer,
      messages: [],
      conversation: { ...asCustomer.conversation, last_number: 0 },
    }),
  },
  async play({ args, canvas }) {
    const words = await wordsOf(chatWords);
    await expect(await canvas.findByText(words.empty)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.write.send }));
    await expect(canvas.getByText(words.write.empty)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: words.write.label })).toHaveFocus();
    await expect(args.actions.send).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { memory: storyMemory(), state: nothingKnown },
  async play({ canvas }) {
    const words = await wordsOf(chatWords);
    await expect(await canvas.findByRole('textbox', { name: words.write.label })).toBeVisible();
  },
};

/** What waits and what was refused stands at the end; the second can be sent again or taken away. */
export const WithoutConnection: Story = {
  args: {
    memory: storyMemory(),
    state: stateOf(asCustomer, {
      isCutOff: true,
      outgoing: [outgoing(unsent[0], { state: 'failed', fault: '23514' }, 1), outgoing(unsent[1], {}, 2)],
    }),
  },
  async play({ args, canvas }) {
    const words = await wordsOf(chatWords);
    await expect(await canvas.findByText(words.cutOff, { exact: false })).toBeVisible();
    await expect(canvas.getByText(words.marks.waiting)).toBeVisible();
    const failed = within(canvas.getByRole('alert'));
    await userEvent.click(failed.getByRole('button', { name: words.retry }));
    await expect(args.actions.retry).toHaveBeenCalledWith(outgoing('', {}, 1).id);
    await userEvent.click(failed.getByRole('button', { name: words.discard }));
    await expect(args.actions.discard).toHaveBeenCalledWith(outgoing('', {}, 1).id);
  },
};

/** Whatever a message looks like is text; addresses lead where they say, and nowhere else. */
export const HostileText: Story = {
  args: {
    memory: storyMemory(),
    state: stateOf({
      ...asCustomer,
      messages: asCustomer.messages.map((message, index) => ({
        ...message,
        body: [
          '<img src=x onerror=alert(1)> https://vakman.example/kleuren?a=1&b=2.',
          'javascript:alert(1) data:text/html,<script>1</script>',
          `www.vakman.example ${'ongelooflijklangwoord'.repeat(20)}`,
          'مرحبا, info@vakman.example',
        ][index % 4] as string,
      })),
    }),
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1 });
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toContain('https://vakman.example/kleuren?a=1&b=2');
    await expect(links).toContain('mailto:info@vakman.example');
    await expect(links.filter((link) => /javascript|data:/.test(link ?? ''))).toEqual([]);
    await expect(canvas.queryByRole('img', { name: 'x' })).toBeNull();
  },
};

/** The search leads to a message wherever it stands. */
export const Searching: Story = {
  args: {
    memory: storyMemory(),
    search: fn(() =>
      Promise.resolve({
        rows: [
          {
            message: asCustomer.messages[1] as (typeof asCustomer.messages)[0],
            conversation: asCustomer.conversation,
          },
        ],
        next: null,
      }),
    ),
  },
  async play({ args, canvas }) {
    const words = await wordsOf(chatWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.search.open }));
    const field = canvas.getByRole('searchbox', { name: words.search.label });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'kleur');
    const find = await canvas.findByRole('button', { name: /onderdorpel/ });
    await userEvent.click(find);
    await expect(args.actions.goTo).toHaveBeenCalledWith(2);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-number', '2'));
  },
};

/** Files are made small and uploaded at once; one that does not arrive says so and is tried again. */
export const WithPhotos: Story = {
  args: {
    memory: storyMemory(),
    upload: fn<UploadFile>(withoutConnectionAtFirst()),
  },
  async play({ args, canvas, canvasElement }) {
    const words = await wordsOf(chatWords);
    await canvas.findByRole('heading', { level: 1 });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(
      input as HTMLInputElement,
      new File([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31])], 'kleuren.pdf', {
        type: 'application/pdf',
      }),
    );
    await userEvent.click(
      await canvas.findByRole('button', { name: fill(words.attachments.retry, { name: 'kleuren.pdf' }) }),
    );
    await expect(await canvas.findByText(words.attachments.uploaded)).toBeVisible();
    const paths = mocked(args.upload).mock.calls.map(([{ path }]) => path);
    await expect(new Set(paths).size).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: words.write.send }));
    await expect(args.actions.send).toHaveBeenCalledWith(
      expect.objectContaining({ files: [expect.objectContaining({ name: 'kleuren.pdf', path: paths[0] })] }),
    );
  },
};

export const Gone: Story = {
  args: { memory: storyMemory(), state: { ...nothingKnown, kind: 'gone' } },
  async play({ canvas }) {
    await expect(await canvas.findByText((await wordsOf(chatWords)).gone)).toBeVisible();
  },
};

export const NarrowGerman: Story = {
  args: {
    memory: storyMemory(),
    userId: officeId,
    quickAnswers: [...quickAnswers],
    state: stateOf(exampleChatPart, { readBefore: 3 }),
  },
  globals: { language: 'de', viewport: { value: 'w320' } },
};
