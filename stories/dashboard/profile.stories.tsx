import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonalForm } from '@vakman/dashboard/features/profile/personal-form.tsx';
import { ProfileSection } from '@vakman/dashboard/features/profile/profile-section.tsx';
import { facts } from '@vakman/dashboard/generated/facts.ts';
import { profileWords } from '@vakman/dashboard/generated/profile.words.ts';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const nothing = { name: null, phone: null, language: null, photo: null, mail_reminders: true, addresses: [] };
const filled = { ...nothing, name: 'Олена Коваль', phone: facts.company.phone.display, language: 'uk' };

const meta = {
  title: 'Dashboard/Profile',
  component: PersonalForm,
  ...dashboardStory(inFrame({ actor: 'customer', page: 'profile' })),
  args: { profile: nothing, onSave: fn(() => Promise.resolve()) },
  render: (args) => (
    <ProfileSection id="personal" title={facts.company.name}>
      <PersonalForm {...args} />
    </ProfileSection>
  ),
} satisfies Meta<typeof PersonalForm>;
export default meta;
type Story = StoryObj<typeof PersonalForm>;

/** Nothing was told yet: the language is that of the page. */
export const Empty: Story = {
  async play({ args, canvas }) {
    const { personal, save } = await wordsOf(profileWords);
    await userEvent.type(await canvas.findByLabelText(personal.name), 'Sanne de Boer');
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ name: 'Sanne de Boer', phone: '' })),
    );
  },
};

export const Filled: Story = {
  args: { profile: filled },
  async play({ canvas }) {
    const { personal } = await wordsOf(profileWords);
    await expect(await canvas.findByLabelText(personal.name)).toHaveValue(filled.name);
    await expect(canvas.getByLabelText(personal.phone)).toHaveValue(filled.phone);
    await expect(canvas.getByLabelText(personal.language)).toHaveValue(filled.language);
  },
};

/** What does not fit is told beside its field, and is not kept. */
export const Refused: Story = {
  async play({ args, canvas }) {
    const { personal, save } = await wordsOf(profileWords);
    await userEvent.type(await canvas.findByLabelText(personal.phone), '12');
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await expect(await canvas.findByText(personal.errors.phone, { exact: false })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The backend did not keep it; what was typed stays. */
export const NotSaved: Story = {
  args: { profile: filled, onSave: fn(() => Promise.reject(new Error('No answer'))) },
  async play({ canvas }) {
    const { failed, personal, save } = await wordsOf(profileWords);
    await userEvent.click(await canvas.findByRole('button', { name: save }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failed);
    await expect(canvas.getByLabelText(personal.name)).toHaveValue(filled.name);
  },
};

export const NarrowUkrainian: Story = {
  ...Refused,
  globals: { language: 'uk', viewport: { value: 'w320' } },
};

export const LongGerman: Story = { ...NotSaved, globals: { language: 'de', viewport: { value: 'w375' } } };

export const Chinese: Story = { ...Filled, globals: { language: 'zh' } };

export const Dark: Story = { ...NotSaved, globals: { theme: 'dark' } };
