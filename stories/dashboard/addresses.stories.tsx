import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressList } from '@vakman/dashboard/features/profile/address-list.tsx';
import { ProfileSection } from '@vakman/dashboard/features/profile/profile-section.tsx';
import { facts } from '@vakman/dashboard/generated/facts.ts';
import { profileWords } from '@vakman/dashboard/generated/profile.words.ts';
import { addressesOfAPerson } from '@vakman/domain/profile/profile.addresses';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { allAddresses, home, shop } from './addresses.rows.ts';

const meta = {
  title: 'Dashboard/Profile addresses',
  component: AddressList,
  ...dashboardStory(inFrame({ actor: 'customer', page: 'profile' })),
  args: { addresses: [home, shop], onSave: fn(() => Promise.resolve()), onRemove: fn() },
  render: (args) => (
    <ProfileSection id="addresses" title={facts.company.name}>
      <AddressList {...args} />
    </ProfileSection>
  ),
} satisfies Meta<typeof AddressList>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Writes a new one. */
async function add(canvas: Canvas, postalCode: string): Promise<void> {
  const { addresses: words, save } = await wordsOf(profileWords);
  await userEvent.click(await canvas.findByRole('button', { name: words.add }));
  await userEvent.type(canvas.getByLabelText(words.street_address), 'Dam 1');
  await userEvent.type(canvas.getByLabelText(words.postal_code), postalCode);
  await userEvent.click(canvas.getByRole('button', { name: save }));
}

/** What was written is kept, the form goes, and the button it came from has the focus again. */
export const Empty: Story = {
  args: { addresses: [] },
  async play({ args, canvas }) {
    const { addresses: words } = await wordsOf(profileWords);
    await add(canvas, '1012 JS');
    const kept = { label: null, street_address: 'Dam 1', postal_code: '1012 JS' };
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining(kept)));
    await waitFor(() => expect(canvas.getByRole('button', { name: words.add })).toHaveFocus());
  },
};

/** Each is removed by a press that says of which. */
export const Filled: Story = {
  async play({ args, canvas }) {
    const { addresses: words } = await wordsOf(profileWords);
    const address = `${shop.street_address}, ${shop.postal_code}`;
    const remove = fill(words.of, { action: words.remove, address });
    await userEvent.click(await canvas.findByRole('button', { name: remove }));
    await expect(args.onRemove).toHaveBeenCalledWith(shop);
  },
};

/** One at a time is written, with what stands there already. */
export const Written: Story = {
  async play({ args, canvas }) {
    const { addresses: words } = await wordsOf(profileWords);
    const address = `${shop.street_address}, ${shop.postal_code}`;
    const edit = fill(words.of, { action: words.edit, address });
    await userEvent.click(await canvas.findByRole('button', { name: edit }));
    await expect(canvas.getByLabelText(words.label)).toHaveValue(shop.label);
    await expect(canvas.queryByRole('button', { name: words.add })).toBeNull();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** What does not fit is told beside its field. */
export const Refused: Story = {
  async play({ args, canvas }) {
    const { addresses: words } = await wordsOf(profileWords);
    await add(canvas, '12');
    await expect(await canvas.findByText(words.errors.postal_code, { exact: false })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Without a connection; what was typed stays. */
export const NotSaved: Story = {
  args: { onSave: fn(async () => Promise.reject(new Error('No answer'))) },
  async play({ canvas }) {
    const { addresses: words, failed } = await wordsOf(profileWords);
    await add(canvas, '1012 JS');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failed);
    await expect(canvas.getByLabelText(words.street_address)).toHaveValue('Dam 1');
  },
};

/** As many as anybody may have. */
export const Full: Story = {
  args: {
    addresses: allAddresses,
  },
  async play({ canvas }) {
    const { addresses: words } = await wordsOf(profileWords);
    await expect(await canvas.findByText(fill(words.full, { count: addressesOfAPerson }))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.add })).toBeNull();
  },
};

export const NarrowUkrainian: Story = {
  ...Refused,
  globals: { language: 'uk', viewport: { value: 'w320' } },
};

export const LongGerman: Story = { ...NotSaved, globals: { language: 'de', viewport: { value: 'w375' } } };

export const Chinese: Story = { ...Filled, globals: { language: 'zh' } };

export const Dark: Story = { ...Refused, globals: { theme: 'dark' } };
