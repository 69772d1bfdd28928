import type { Meta, StoryObj } from '@storybook/react-vite';
import { Palette, type PaletteViewProps } from '@vakman/dashboard/features/palette/palette.tsx';
import { paletteWords } from '@vakman/dashboard/generated/palette.words.ts';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const entry = (label: string) => ({ id: label, label, act: fn() });
const entries = ['Vandaag', 'Aanvragen', 'Agenda', 'Équipe'].map((label) => entry(label));
const person = {
  ...entry('Wolfgang Süßmayr-Hohenzollern'),
  about: 'Oude Zijds Achterburgwal 143 hoog, 1012 DG',
};

const meta = {
  title: 'Dashboard/Palette',
  component: Palette,
  ...dashboardStory(),
  args: { typed: '', entries, found: [], quotes: [], onType: fn(), onClose: fn() },
  render: function Typing(args: PaletteViewProps) {
    const [typed, setTyped] = useState(args.typed);
    return <Palette {...args} typed={typed} onType={setTyped} />;
  },
} satisfies Meta<typeof Palette>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typing finds, with or without accents; arrows choose and Enter goes. */
export const Found: Story = {
  async play({ args, canvas }) {
    const field = await canvas.findByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('equ');
    await waitFor(() => expect(canvas.getAllByRole('menuitem')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.entries[3]?.act).toHaveBeenCalledOnce());
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Nothing: Story = {
  args: { typed: 'xyz' },
  async play({ canvas }) {
    const { none } = await wordsOf(paletteWords);
    await expect(await canvas.findByText(none)).toBeVisible();
  },
};

export const People: Story = {
  args: { found: [person] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('menuitem', { name: new RegExp(person.label) }));
    await waitFor(() => expect(person.act).toHaveBeenCalledOnce());
  },
};

export const Dark: Story = { args: { found: [person] }, globals: { theme: 'dark' } };
