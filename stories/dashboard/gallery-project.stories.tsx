import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProjectForm } from '@vakman/dashboard/features/gallery/project-form.tsx';
import { galleryWords } from '@vakman/dashboard/generated/gallery.words.ts';
import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { projects } from './gallery.rows.ts';

const done = () => Promise.resolve();
const saved = () => Promise.resolve(undefined);

const meta = {
  title: 'Dashboard/Project of the gallery',
  component: ProjectForm,
  ...dashboardStory(inFrame({ actor: 'employee', page: 'admin' })),
  args: { project: projects[1], here: [], onSave: fn(saved), onRemove: fn(done) },
} satisfies Meta<typeof ProjectForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A draft is stored without more than its title. */
export const Draft: Story = {
  async play({ args, canvas }) {
    const words = await wordsOf(galleryWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.save }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ isPublic: false }), projects[1]),
    );
  },
};

/** What the site needs and is not there is said, and nothing is published. */
export const NotYetForTheSite: Story = {
  async play({ args, canvas }) {
    const words = await wordsOf(galleryWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.publish }));
    await expect(await canvas.findByText(words.errors.picture)).toBeVisible();
    await expect(canvas.getByText(words.errors.permission)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/**
 * Somebody else stored it while it was typed in: that is said, what was typed stays, and it is never stored as if it were
 * a change of the newer one.
 */
export const ChangedMeanwhile: Story = {
  args: { here: ['Bram Bos'] },
  render: function Render(args) {
    const [project, setProject] = useState(args.project);
    const change = () => setProject({ ...projects[1], title: projects[0].title, version: 2 });
    return (
      <>
        <ProjectForm {...args} project={project} />
        <button type="button" onClick={change}>
          {projects[0].title}
        </button>
      </>
    );
  },
  async play({ args, canvas }) {
    const words = await wordsOf(galleryWords);
    await expect(await canvas.findByText(fill(words.here, { names: 'Bram Bos' }))).toBeVisible();
    const [title] = canvas.getAllByRole<HTMLInputElement>('textbox', { name: words.name });
    await userEvent.type(title as HTMLInputElement, ' en omstreken');
    await userEvent.click(canvas.getByRole('button', { name: projects[0].title }));
    await expect(await canvas.findByText(words.overtaken)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.anything(), projects[1]));
    await expect(title).toHaveValue('Gevel in Delft en omstreken');
    await userEvent.click(canvas.getByRole('button', { name: words.takeNew }));
    await expect(title).toHaveValue(projects[0].title);
  },
};

/** Somebody else stored it while nothing was typed: the form follows. */
export const ChangedWhileRead: Story = {
  ...ChangedMeanwhile,
  async play({ canvas }) {
    const words = await wordsOf(galleryWords);
    await canvas.findByRole('button', { name: words.save });
    await userEvent.click(canvas.getByRole('button', { name: projects[0].title }));
    const [title] = canvas.getAllByRole('textbox', { name: words.name });
    await waitFor(() => expect(title).toHaveValue(projects[0].title));
    await expect(canvas.queryByText(words.overtaken)).toBeNull();
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
    await expect(await canvas.findByText(words.errors.permittedOn)).toBeVisible();
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
