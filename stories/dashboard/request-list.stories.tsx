import type { Meta, StoryObj } from '@storybook/react-vite';
import { RequestListView } from '@vakman/dashboard/features/requests/request-list-view.tsx';
import { uiWords } from '@vakman/dashboard/generated/ui.words.ts';
import { requestsWords } from '@vakman/dashboard/generated/requests.words.ts';
import '@vakman/dashboard/features/requests/request-rows.css';
import '@vakman/dashboard/features/requests/requests.css';
import { fields } from '@vakman/domain/quote-request/quote-request.fields';
import { exampleRequest } from '@vakman/domain/quote-request/quote-request.example';
import { fill } from '@vakman/domain/text/fill';
import { wordsByLanguage as quoteFormWords } from '@vakman/widgets/generated/quote-form.words.ts';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { colleagues, now, rows } from './requests.rows.ts';

const done = () => Promise.resolve();

const meta = {
  title: 'Dashboard/Request list',
  component: RequestListView,
  ...dashboardStory(inFrame({ actor: 'employee', page: 'admin' })),
  args: {
    rows,
    colleagues,
    sources: [{ source: 'vve-almere', name: 'VvE Almere Haven' }],
    now,
    counts: { new: 46, 'in-progress': 360, won: 2833, lost: 4355 },
    views: [],
    query: {},
    actions: {
      go: fn(),
      change: fn(done),
      more: fn(),
      saveView: fn(done),
      removeView: fn(done),
      enter: fn(() => Promise.resolve(true)),
      takeAll: fn(() => Promise.resolve(true)),
    },
  },
} satisfies Meta<typeof RequestListView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names are text, whatever they are made of; who waits too long is told. */
export const Filled: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(rows.length);
  },
};

export const Empty: Story = {
  args: { rows: [], counts: {} },
  async play({ canvas }) {
    const { list } = await wordsOf(requestsWords);
    await expect(await canvas.findByText(list.none)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: list.clear })).toBeNull();
  },
};

/** A search without a result leads back to all. */
export const NothingFound: Story = {
  args: { rows: [], counts: {}, query: { search: 'Bakker' } },
  async play({ args, canvas }) {
    const { list } = await wordsOf(requestsWords);
    await userEvent.click(await canvas.findByRole('button', { name: list.clear }));
    await expect(args.actions.go).toHaveBeenCalledWith(expect.objectContaining({ search: '' }));
  },
};

/** What is typed is asked for when the typing rests. */
export const Searching: Story = {
  async play({ args, canvas }) {
    const { list } = await wordsOf(requestsWords);
    await userEvent.type(await canvas.findByRole('searchbox', { name: list.search }), 'Bakker');
    await waitFor(() => expect(args.actions.go).toHaveBeenCalledWith({ search: 'Bakker' }));
    await expect(args.actions.go).toHaveBeenCalledOnce();
  },
};

/** Of one language, or what came by one partner. */
export const Filters: Story = {
  async play({ args, canvas }) {
    const { csv, request } = await wordsOf(requestsWords);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: request.language }), 'uk');
    await expect(args.actions.go).toHaveBeenLastCalledWith({ language: 'uk' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: csv.source }), 'vve-almere');
    await expect(args.actions.go).toHaveBeenLastCalledWith({ source: 'vve-almere' });
  },
};

/** A phone shows requests before what they can be filtered by. */
export const FiltersOnPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  async play({ canvas }) {
    const { request } = await wordsOf(requestsWords);
    const field = await canvas.findByLabelText(request.language);
    await expect(field.checkVisibility()).toBe(false);
    await userEvent.click(canvas.getByText((await wordsOf(uiWords)).filters));
    await expect(field.checkVisibility()).toBe(true);
  },
};

/** Several go to a state at once, of those that each of them may go to. */
export const SeveralAtOnce: Story = {
  async play({ args, canvas }) {
    const { list, states } = await wordsOf(requestsWords);
    const tick = (name: string) => canvas.getByRole('checkbox', { name: fill(list.select, { name }) });
    await canvas.findByRole('heading', { level: 1 });
    const [first, second] = rows;
    await userEvent.click(tick(first?.name ?? ''));
    await userEvent.click(tick(second?.name ?? ''));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: list.setState }), states.quoted);
    await userEvent.click(canvas.getByRole('button', { name: list.apply }));
    await waitFor(() =>
      expect(args.actions.change).toHaveBeenCalledWith([first, second], { state: 'quoted' }),
    );
  },
};

/** Single keys walk the rows, choose one and lead to its state. */
export const ByKeyboard: Story = {
  async play({ canvas }) {
    const { list } = await wordsOf(requestsWords);
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.keyboard('jj');
    await expect(canvas.getByRole('link', { name: rows[1]?.name ?? '' })).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(canvas.getByRole('link', { name: rows[0]?.name ?? '' })).toHaveFocus();
    await userEvent.keyboard('x');
    await userEvent.keyboard('e');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: list.setState })).toHaveFocus());
  },
};

/** The keys are told where they are asked for; while they are, they walk nothing. */
export const Help: Story = {
  async play({ canvas }) {
    const { keys } = await wordsOf(requestsWords);
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.keyboard('?');
    await expect(await canvas.findByRole('dialog', { name: keys.title })).toBeVisible();
    await expect(canvas.getByText(keys.reply)).toBeVisible();
  },
};

/** What breaks a rule of the form is said at its field, which gets the focus; nothing is stored. */
export const PhoneRequestWithFaults: Story = {
  async play({ args, canvas }) {
    const { phone } = await wordsOf(requestsWords);
    const { messages } = await wordsOf(quoteFormWords);
    // A press of Storybook's would not wait for the words that it makes the page load.
    (await canvas.findByRole('button', { name: phone.title })).click();
    const dialog = within(await canvas.findByRole('dialog', { name: phone.title }));
    await userEvent.click(await dialog.findByRole('button', { name: phone.save }));
    await expect(dialog.getByRole('textbox', { name: messages.fields.name.label })).toHaveFocus();
    await expect(dialog.getByText(messages.errors.phone.tooShort)).toBeVisible();
    await expect(args.actions.enter).not.toHaveBeenCalled();
  },
};

/** Whoever rang was answered by that, unless the office says otherwise; a second attempt is the same request. */
export const PhoneRequest: Story = {
  args: { actions: { ...meta.args.actions, enter: fn(() => Promise.resolve(false)) } },
  async play({ args, canvas }) {
    const { phone } = await wordsOf(requestsWords);
    const { messages } = await wordsOf(quoteFormWords);
    (await canvas.findByRole('button', { name: phone.title })).click();
    const dialog = within(await canvas.findByRole('dialog', { name: phone.title }));
    for (const { name, control } of fields) {
      const role = control === 'select' ? 'combobox' : 'textbox';
      const field = await dialog.findByRole(role, { name: messages.fields[name].label });
      if (control === 'select') await userEvent.selectOptions(field, exampleRequest[name]);
      else await userEvent.type(field, exampleRequest[name]);
    }
    await userEvent.click(dialog.getByRole('checkbox', { name: phone.confirmation }));
    const save = dialog.getByRole('button', { name: phone.save });
    await userEvent.click(save);
    const payload: unknown = expect.objectContaining({ ...exampleRequest, photos: [], source: null });
    await waitFor(() =>
      expect(args.actions.enter).toHaveBeenCalledWith({ payload, answered: true, confirmation: true }),
    );
    await userEvent.click(save);
    await waitFor(() => expect(args.actions.enter).toHaveBeenCalledTimes(2));
    const ids = mocked(args.actions.enter).mock.calls.map(([request]) => request.payload.id);
    await expect(new Set(ids).size).toBe(1);
  },
};

/** A list that somebody comes back to has a name; only he sees it. */
export const SavedLists: Story = {
  args: {
    query: { state: 'new' },
    views: [{ id: rows[0]?.id ?? '', page: 'requests', name: 'Van mij', query: 'state=new' }],
  },
  async play({ args, canvas }) {
    const { views } = await wordsOf(requestsWords);
    const lists = within(await canvas.findByRole('navigation', { name: views.label }));
    await expect(lists.getByRole('link', { name: 'Van mij' })).toBeVisible();
    await userEvent.click(lists.getByRole('button', { name: views.save }));
    await userEvent.type(lists.getByRole('textbox', { name: views.name }), 'Nieuw{Enter}');
    await waitFor(() => expect(args.actions.saveView).toHaveBeenCalledWith('Nieuw'));
  },
};

export const German: Story = { globals: { language: 'de', viewport: { value: 'w375' } } };
export const Chinese: Story = { globals: { language: 'zh' } };
export const Dark: Story = { globals: { theme: 'dark' } };
