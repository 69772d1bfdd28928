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

/** A colleague stores another one meanwhile: what is written stays, and says which one it was written over. */
export const ChangedMeanwhile: Story = {
  render: (args) => <Changed {...args} />,
  async play({ args, canvas }) {
    const words = await wordsOf(repliesWords);
    await userEvent.click(await canvas.findByRole('button', { name: template.name }));
    const name = canvas.getByRole('textbox', { name: words.manage.name });
    await userEvent.clear(name);
    await userEvent.type(name, 'Terugbellen');
    await userEvent.click(canvas.getByRole('button', { name: colleague }));
    await expect(canvas.getByRole('textbox', { name: words.manage.name })).toHaveValue('Terugbellen');
    await userEvent.click(canvas.getByRole('button', { name: words.manage.save }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ ...template, name: 'Terugbellen', version: 1 }),
    );
  },
};

const colleague = 'Jan';

function Changed(props: ComponentProps<typeof TemplatesView>) {
  const [version, setVersion] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setVersion(version + 1)}>
        {colleague}
      </button>
      <TemplatesView {...props} templates={props.templates.map((read) => ({ ...read, version }))} />
    </>
  );
}

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
