import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProjectForm } from '@vakman/dashboard/features/gallery/project-form.tsx';
import { galleryWords } from '@vakman/dashboard/generated/gallery.words.ts';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { asLookedUp } from '../support/as-looked-up.ts';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { projects } from './gallery.rows.ts';

const done = () => Promise.resolve();

const meta = {
  title: 'Dashboard/Project of the gallery',
  component: ProjectForm,
  ...dashboardStory(inFrame({ actor: 'employee', page: 'admin' })),
  args: { project: projects[1], here: [], onSave: fn(done), onRemove: fn(done) },
} satisfies Meta<typeof ProjectForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A draft is stored without more than its title. */
export const Draft: Story = {
  async play({ args, canvas }) {
    const words = await wordsOf(galleryWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.save }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ isPublic: false }),
        args.project,
        expect.any(Function),
      ),
    );
  },
};

/** A colleague stores another one meanwhile: what is written stays, and says which one it was written over. */
export const ChangedMeanwhile: Story = {
  render: (args) => <Changed {...args} />,
  async play({ args, canvas }) {
    const words = await wordsOf(galleryWords);
    const title = async () => (await canvas.findAllByRole('textbox', { name: words.name }))[0] as HTMLElement;
    await userEvent.clear(await title());
    await userEvent.type(await title(), 'Boeidelen');
    await userEvent.click(canvas.getByRole('button', { name: colleague }));
    await expect(await title()).toHaveValue('Boeidelen');
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ texts: expect.objectContaining({ title: 'Boeidelen' }) }),
        args.project,
        expect.any(Function),
      ),
    );
  },
};

const colleague = 'Jan';

function Changed(props: ComponentProps<typeof ProjectForm>) {
  const [project, setProject] = useState(props.project);
  const change = () => setProject((read) => read && { ...read, title: colleague, version: read.version + 1 });
  return (
    <>
      <button type="button" onClick={change}>
        {colleague}
      </button>
      <ProjectForm {...props} project={project} />
    </>
  );
}

/** What the site needs and is not there is said, and nothing is published. */
export const NotYetForTheSite: Story = {
  async play({ args, canvas }) {
    const words = await wordsOf(galleryWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.publish }));
    await expect(await canvas.findByText(asLookedUp(words.errors.picture))).toBeVisible();
    await expect(canvas.getByText(asLookedUp(words.errors.permission))).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The day of a permission is asked for as soon as there is one. */
export const Permission: Story = {
  async play({ args, canvas }) {
    const words = await wordsOf(galleryWords);
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: words.permission }),
      words.permissions.spoken,
    );
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await expect(await canvas.findByText(asLookedUp(words.errors.permittedOn))).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const OnTheSite: Story = {
  args: { project: projects[0] },
  async play({ canvas }) {
    const words = await wordsOf(galleryWords);
    await expect(await canvas.findByRole('button', { name: words.unpublish })).toBeVisible();
  },
};

export const New: Story = { args: { project: undefined } };

export const NarrowGerman: Story = {
  args: { project: projects[0] },
  globals: { language: 'de', viewport: { value: 'w320' } },
};

export const Ukrainian: Story = {
  ...NotYetForTheSite,
  globals: { language: 'uk', viewport: { value: 'w375' } },
};

export const Chinese: Story = { ...Permission, globals: { language: 'zh' } };

export const Dark: Story = { ...NotYetForTheSite, globals: { theme: 'dark' } };
