import type { Meta, StoryObj } from '@storybook/react-vite';
import { TemplatesView } from '@vakman/dashboard/features/replies/templates-view.tsx';
import { repliesWords } from '@vakman/dashboard/generated/replies.words.ts';
import '@vakman/dashboard/features/requests/request.css';
import { fill } from '@vakman/domain/text/fill';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { template } from './requests.rows.ts';

const done = () => Promise.resolve(true);

const meta = {
  title: 'Dashboard/Reply templates',
  component: TemplatesView,
  ...dashboardStory(inFrame({ actor: 'admin', page: 'admin' })),
  args: { templates: [template], onSave: fn(done), onRemove: fn(done), onStart: fn(done) },
} satisfies Meta<typeof TemplatesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A template is opened, changed and stored for the version that was read. */
export const Filled: Story = {
  async play({ args, canvas }) {
    const words = await wordsOf(repliesWords);
    await userEvent.click(await canvas.findByRole('button', { name: template.name }));
    const name = canvas.getByRole('textbox', { name: words.manage.name });
    await userEvent.clear(name);
    await userEvent.type(name, 'Terugbellen');
    await userEvent.click(canvas.getByRole('button', { name: words.manage.save }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ ...template, name: 'Terugbellen', version: 1 }),
    );
  },
};

/** Somebody else stored it meanwhile: what is typed stays, and is offered for the version that it was begun from. */
export const ChangedMeanwhile: Story = {
  args: { onSave: fn(() => Promise.resolve(false)) },
  render: function Render(args) {
    const [templates, setTemplates] = useState(args.templates);
    const refuse: ComponentProps<typeof TemplatesView>['onSave'] = args.onSave;
    const onSave: typeof refuse = (draft) => {
      setTemplates(args.templates.map((each) => ({ ...each, name: `${each.name} 2`, version: 2 })));
      return refuse(draft);
    };
    return <TemplatesView {...args} templates={templates} onSave={onSave} />;
  },
  async play({ args, canvas }) {
    const { manage } = await wordsOf(repliesWords);
    await userEvent.click(await canvas.findByRole('button', { name: template.name }));
    const name = canvas.getByRole('textbox', { name: manage.name });
    await userEvent.clear(name);
    await userEvent.type(name, 'Van mij');
    for (const times of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: manage.save }));
      await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(times));
      await expect(canvas.getByRole('textbox', { name: manage.name })).toHaveValue('Van mij');
    }
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ version: 1 }));
  },
};

/** An office that has none begins with examples. */
export const Empty: Story = {
  args: { templates: [] },
  async play({ args, canvas }) {
    const { manage } = await wordsOf(repliesWords);
    await userEvent.click(await canvas.findByRole('button', { name: manage.starters }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** What breaks a rule is said at its field, also in a language that is not open. */
export const Faults: Story = {
  args: {
    templates: [
      { ...template, texts: { ...template.texts, fr: { subject: 'Votre demande', body: 'Bonjour {nom}' } } },
    ],
  },
  async play({ args, canvas }) {
    const words = await wordsOf(repliesWords);
    await userEvent.click(await canvas.findByRole('button', { name: template.name }));
    await userEvent.click(canvas.getByRole('button', { name: words.manage.save }));
    await expect(await canvas.findByText(fill(words.errors.unknown, { names: '{nom}' }))).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const NarrowGerman: Story = { ...Filled, globals: { language: 'de', viewport: { value: 'w320' } } };

export const Ukrainian: Story = { ...Empty, globals: { language: 'uk', viewport: { value: 'w375' } } };

export const Chinese: Story = { ...Filled, globals: { language: 'zh' } };

export const Dark: Story = { ...Faults, globals: { theme: 'dark' } };
