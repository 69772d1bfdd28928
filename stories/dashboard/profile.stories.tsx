import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonalForm, type PersonalFormProps } from '@vakman/dashboard/features/profile/personal-form.tsx';
import { ProfileSection } from '@vakman/dashboard/features/profile/profile-section.tsx';
import { facts } from '@vakman/dashboard/generated/facts.ts';
import { profileWords } from '@vakman/dashboard/generated/profile.words.ts';
import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const nothing = {
  name: null,
  phone: null,
  language: null,
  photo: null,
  mail_reminders: true,
  version: 3,
  addresses: [],
};
const filled = { ...nothing, name: 'Олена Коваль', phone: facts.company.phone.display, language: 'uk' };

const written = { ...filled, name: 'Ольга Коваль', version: 8 };

/** Refuses the first change, as one that comes too late. */
function refusedOnce() {
  let times = 0;
  return () => {
    times += 1;
    return times === 1 ? Promise.resolve('changed' as const) : Promise.resolve(9);
  };
}

/** A form whose profile is another one after the first change, or after a press on its heading. */
function Changing({ profile, onSave }: PersonalFormProps) {
  const [shown, setShown] = useState(profile);
  return (
    <section aria-labelledby="personal">
      <h2 id="personal">
        <button type="button" className="link" onClick={() => setShown(written)}>
          {facts.company.name}
        </button>
      </h2>
      <PersonalForm profile={shown} onSave={(draft) => onSave(draft).finally(() => setShown(written))} />
    </section>
  );
}

const meta = {
  title: 'Dashboard/Profile',
  component: PersonalForm,
  ...dashboardStory(inFrame({ actor: 'customer', page: 'profile' })),
  args: { profile: nothing, onSave: fn(() => Promise.resolve(4)) },
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
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'Sanne de Boer', phone: '', version: 3 }),
      ),
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

/** Another device was quicker: what it wrote is told, and whoever saves all the same writes over that. */
export const ChangedElsewhere: Story = {
  args: { profile: filled, onSave: fn(refusedOnce()) },
  render: (args) => <Changing {...args} />,
  async play({ args, canvas }) {
    const { changed, personal, save } = await wordsOf(profileWords);
    const field = await canvas.findByLabelText(personal.name);
    await userEvent.clear(field);
    await userEvent.type(field, 'Sanne de Boer');
    await userEvent.click(canvas.getByRole('button', { name: save }));
    const now = [written.name, written.phone.replaceAll(/\s/g, ' '), 'Українська'].join(' · ');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(fill(changed, { now }));
    await expect(field).toHaveValue('Sanne de Boer');
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: 'Sanne de Boer', version: 8 }),
      ),
    );
  },
};

/** Nobody writes: what another device wrote stands there. */
export const ShownAnew: Story = {
  args: { profile: filled },
  render: (args) => <Changing {...args} />,
  async play({ canvas }) {
    const { personal } = await wordsOf(profileWords);
    await userEvent.click(await canvas.findByRole('button', { name: facts.company.name }));
    await waitFor(() => expect(canvas.getByLabelText(personal.name)).toHaveValue(written.name));
  },
};

export const NarrowUkrainian: Story = {
  ...Refused,
  globals: { language: 'uk', viewport: { value: 'w320' } },
};

export const LongGerman: Story = { ...NotSaved, globals: { language: 'de', viewport: { value: 'w375' } } };

export const Chinese: Story = { ...Filled, globals: { language: 'zh' } };

export const Dark: Story = { ...NotSaved, globals: { theme: 'dark' } };
