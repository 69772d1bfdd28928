import type { Meta, StoryObj } from '@storybook/react-vite';
import { PeopleView } from '@vakman/dashboard/features/people/people-view.tsx';
import { peopleWords } from '@vakman/dashboard/generated/people.words.ts';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { invitations, ownId, people, sent } from './people.rows.ts';

const done = () => Promise.resolve(undefined);

const meta = {
  title: 'Dashboard/People',
  component: PeopleView,
  ...dashboardStory(inFrame({ actor: 'admin', page: 'admin' })),
  args: {
    people,
    invitations,
    now: Date.parse('2026-11-23T09:00:00+01:00'),
    ownId,
    actions: {
      invite: fn(done),
      sendAgain: fn(done),
      revoke: fn(done),
      giveRole: fn(done),
      removeFactor: fn(done),
      deactivate: fn(done),
      reactivate: fn(done),
      signOut: fn(done),
    },
  },
} satisfies Meta<typeof PeopleView>;
export default meta;
type Story = StoryObj<typeof PeopleView>;

/** Nobody was invited, and nobody but oneself is there. */
export const Empty: Story = {
  args: { invitations: [], people: people.filter(({ id }) => id === ownId) },
  async play({ canvas }) {
    const { invitations: words, people: ofPeople } = await wordsOf(peopleWords);
    await expect(await canvas.findByText(words.none)).toBeVisible();
    await expect(canvas.getByText(ofPeople.own)).toBeVisible();
  },
};

/** What became of each invitation, and what can still be done about it. */
export const Filled: Story = {
  async play({ args, canvas }) {
    const { invitations: words } = await wordsOf(peopleWords);
    const list = await canvas.findByRole('region', { name: words.title });
    const [first] = within(list).getAllByRole('article');
    const row = within(first as HTMLElement);
    await userEvent.click(row.getByRole('button', { name: words.again }));
    await waitFor(() => expect(args.actions.sendAgain).toHaveBeenCalledWith(sent.id));
    await userEvent.click(row.getByRole('button', { name: words.revoke }));
    await expect(args.actions.revoke).not.toHaveBeenCalled();
    await userEvent.click(row.getByRole('button', { name: words.revokeSurely }));
    await waitFor(() => expect(args.actions.revoke).toHaveBeenCalledWith(sent.id));
    await expect(within(list).getAllByRole('button', { name: words.again })).toHaveLength(3);
  },
};

/** A role is given by a press of its own, so that no list is changed by a slip. */
export const AnotherRole: Story = {
  async play({ args, canvas }) {
    const { people: words, roles: names } = await wordsOf(peopleWords);
    const list = within(await canvas.findByRole('region', { name: words.title }));
    const [first] = list.getAllByRole('combobox');
    await userEvent.selectOptions(first as HTMLElement, 'admin');
    await expect(args.actions.giveRole).not.toHaveBeenCalled();
    await userEvent.click(list.getByRole('button', { name: fill(words.give, { role: names.admin }) }));
    await waitFor(() => expect(args.actions.giveRole).toHaveBeenCalledWith(people[0]?.id, 'admin'));
  },
};

/** Who lost the app of his second factor is helped by another admin, who is asked first. */
export const FactorRemoved: Story = {
  async play({ args, canvas }) {
    const { people: words } = await wordsOf(peopleWords);
    const list = within(await canvas.findByRole('region', { name: words.title }));
    const [only, ...others] = list.getAllByRole('button', { name: words.removeFactor });
    await expect(others).toHaveLength(0);
    await userEvent.click(only as HTMLElement);
    await expect(args.actions.removeFactor).not.toHaveBeenCalled();
    await userEvent.click(list.getByRole('button', { name: words.surely.removeFactor }));
    await waitFor(() => expect(args.actions.removeFactor).toHaveBeenCalledWith(people[1]?.id));
  },
};

/** Somebody who left is shut out after a question, and let in again without one; nobody does so to himself. */
export const Deactivated: Story = {
  args: {
    people: people.map((person) =>
      person.role === 'employee' ? { ...person, deactivated_at: '2026-11-20T09:00:00Z' } : person,
    ),
  },
  async play({ args, canvas }) {
    const { people: words } = await wordsOf(peopleWords);
    const list = within(await canvas.findByRole('region', { name: words.title }));
    await userEvent.click(list.getByRole('button', { name: words.reactivate }));
    await waitFor(() => expect(args.actions.reactivate).toHaveBeenCalledWith(people[1]?.id));
    const others = people.filter(({ id, role }) => id !== ownId && role !== 'employee');
    const offers = list.getAllByRole('button', { name: words.deactivate });
    await expect(offers).toHaveLength(others.length);
    await userEvent.click(offers[0] as HTMLElement);
    await expect(args.actions.deactivate).not.toHaveBeenCalled();
    await userEvent.click(list.getByRole('button', { name: words.surely.deactivate }));
    await waitFor(() => expect(args.actions.deactivate).toHaveBeenCalledWith(others[0]?.id));
    const [signOut] = list.getAllByRole('button', { name: words.signOut });
    await userEvent.click(signOut as HTMLElement);
    await userEvent.click(list.getByRole('button', { name: words.surely.signOut }));
    await waitFor(() => expect(args.actions.signOut).toHaveBeenCalledWith(others[0]?.id));
  },
};

export const NarrowUkrainian: Story = { ...Filled, globals: { language: 'uk', viewport: { value: 'w320' } } };

export const LongGerman: Story = { ...AnotherRole, globals: { language: 'de', viewport: { value: 'w375' } } };

export const Chinese: Story = { ...Empty, globals: { language: 'zh' } };

export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };
