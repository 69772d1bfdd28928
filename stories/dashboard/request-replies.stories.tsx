import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReplyPart } from '@vakman/dashboard/features/replies/reply-part.tsx';
import { repliesWords } from '@vakman/dashboard/generated/replies.words.ts';
import '@vakman/dashboard/features/requests/request.css';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { colleagues, file, now, replies, template, userId } from './requests.rows.ts';

const done = () => Promise.resolve(true);

const meta = {
  title: 'Dashboard/Replies to a request',
  component: ReplyPart,
  ...dashboardStory(inFrame({ actor: 'admin', page: 'admin' })),
  args: {
    file,
    colleagues,
    userId,
    now,
    templates: [template],
    isWriting: false,
    actions: { reply: fn(done), undoReply: fn(done) },
  },
} satisfies Meta<typeof ReplyPart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A letter begins from a template, is seen as it will be read, and is sent in the language of whoever asked. */
export const Replying: Story = {
  args: { isWriting: true },
  beforeEach: () => sessionStorage.clear(),
  async play({ args, canvas }) {
    const words = await wordsOf(repliesWords);
    const part = within(await canvas.findByRole('region', { name: words.title }));
    await userEvent.selectOptions(part.getByRole('combobox', { name: words.template }), template.name);
    const body = part.getByRole<HTMLTextAreaElement>('textbox', { name: words.body });
    await expect(body.value).toContain(file.request.name);
    await expect(body.value).not.toContain('{');
    await userEvent.type(body, '!');
    await userEvent.click(part.getByRole('button', { name: words.preview }));
    await expect(part.getByRole('article')).toHaveTextContent(`${colleagues[0].name}!`);
    await userEvent.click(part.getByRole('button', { name: words.send }));
    await waitFor(() =>
      expect(args.actions.reply).toHaveBeenCalledWith(
        expect.objectContaining({ language: file.request.language, body: body.value }),
        expect.any(Function),
      ),
    );
    await waitFor(() => expect(part.queryByRole('textbox')).toBeNull());
  },
};

/** What is missing or was left open is said at its field; nothing is sent, and what was typed comes back. */
export const ReplyWithFaults: Story = {
  args: { isWriting: true },
  beforeEach: () => sessionStorage.clear(),
  async play({ args, canvas }) {
    const words = await wordsOf(repliesWords);
    const part = within(await canvas.findByRole('region', { name: words.title }));
    await userEvent.type(part.getByRole('textbox', { name: words.body }), 'Dag {{name},');
    await userEvent.click(part.getByRole('button', { name: words.send }));
    await waitFor(() => expect(part.getByRole('textbox', { name: words.subject })).toHaveFocus());
    await expect(part.getByText(words.errors.subject)).toBeVisible();
    await expect(part.getByText(fill(words.errors.open, { names: '{name}' }))).toBeVisible();
    await expect(args.actions.reply).not.toHaveBeenCalled();
    await userEvent.click(part.getByRole('button', { name: words.close }));
    await userEvent.click(part.getByRole('button', { name: words.write }));
    await expect(part.getByRole('textbox', { name: words.body })).toHaveValue('Dag {name},');
  },
};

/** What was sent, what waits and can be taken back, and what did not arrive. */
export const Replies: Story = {
  args: { file: { ...file, replies: [...replies] } },
  beforeEach: () => sessionStorage.clear(),
  async play({ args, canvas }) {
    const words = await wordsOf(repliesWords);
    const part = within(await canvas.findByRole('region', { name: words.title }));
    await expect(part.getByText(words.states.refused, { exact: false })).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: words.undo }));
    await expect(args.actions.undoReply).toHaveBeenCalledWith(replies[2].id);
    const body = await part.findByRole('textbox', { name: words.body });
    await expect(body).toHaveValue(replies[2].body);
  },
};

/** A template that takes the place of what was typed gives it back. */
export const TypedBeforeTheTemplate: Story = {
  beforeEach: () => sessionStorage.clear(),
  async play({ canvas }) {
    const words = await wordsOf(repliesWords);
    const part = within(await canvas.findByRole('region', { name: words.title }));
    await userEvent.click(part.getByRole('button', { name: words.write }));
    const choice = part.getByRole('combobox', { name: words.template });
    await waitFor(() => expect(choice).toHaveFocus());
    const body = part.getByRole('textbox', { name: words.body });
    await userEvent.type(body, 'Dag Jan');
    await userEvent.selectOptions(choice, template.name);
    await expect(body).not.toHaveValue('Dag Jan');
    await userEvent.click(part.getByRole('button', { name: words.restore }));
    await expect(body).toHaveValue('Dag Jan');
    await expect(part.queryByText(words.replaced)).toBeNull();
  },
};

/** Where there is no template yet, the form leads to where one is made. */
export const ReplyingWithoutTemplates: Story = {
  args: { templates: [], isWriting: true },
  beforeEach: () => sessionStorage.clear(),
  async play({ canvas }) {
    const words = await wordsOf(repliesWords);
    const part = within(await canvas.findByRole('region', { name: words.title }));
    await expect(part.getByRole('link', { name: words.templates })).toBeVisible();
    await expect(part.queryByRole('combobox', { name: words.template })).toBeNull();
  },
};

export const ReplyingNarrowGerman: Story = {
  args: { isWriting: true },
  globals: { language: 'de', viewport: { value: 'w320' } },
};
