import type { Meta, StoryObj } from '@storybook/react-vite';
import { BoardView } from '@vakman/dashboard/features/requests/board/board-view.tsx';
import { requestsWords } from '@vakman/dashboard/generated/requests.words.ts';
import '@vakman/dashboard/features/requests/request-rows.css';
import { requestStates, type RequestState } from '@vakman/domain/request-handling/request-handling.states';
import type { ListedRequest } from '@vakman/domain/request-handling/request-list.answers';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { colleagues, now, rows } from './requests.rows.ts';

const more = fn();

/** A column with the requests of its state among some. */
const pageOf = (requests: readonly ListedRequest[], state: RequestState, hasMore = false) => ({
  rows: requests.filter(({ handling }) => handling.state === state),
  isLoading: false,
  hasMore,
  more,
});

const [first, second] = rows as readonly [ListedRequest, ListedRequest];

const meta = {
  title: 'Dashboard/Request board',
  component: BoardView,
  ...dashboardStory(inFrame({ actor: 'employee', page: 'admin' })),
  args: {
    states: requestStates,
    counts: { new: 46, 'in-progress': 360, won: 2833, lost: 4355 },
    colleagues,
    sources: [{ source: 'vve-almere', name: 'VvE Almere Haven' }],
    now,
    renderColumn: (state, show) => <div key={state}>{show(pageOf(rows, state))}</div>,
    isFetching: false,
    onChange: fn(() => Promise.resolve()),
    onAll: fn(),
    onHelp: fn(),
  },
} satisfies Meta<typeof BoardView>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openMenu(name: string) {
  const { board } = await wordsOf(requestsWords);
  await userEvent.click(await screen.findByRole('button', { name: fill(board.move, { name }) }));
  return within(await screen.findByRole('menu'));
}

/** Names are text, whatever they are made of; a partner is called by his name. */
export const Filled: Story = {
  async play({ canvas }) {
    const { request, states } = await wordsOf(requestsWords);
    await expect(await canvas.findByRole('link', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
    await expect(canvas.getByText(fill(request.from, { source: 'VvE Almere Haven' }))).toBeVisible();
    const column = canvas.getByRole('region', { name: `${states.won} 2833` });
    await expect(within(column).getAllByRole('row')).toHaveLength(1);
  },
};

export const Empty: Story = {
  args: { counts: {}, renderColumn: (state, show) => <div key={state}>{show(pageOf([], state))}</div> },
  async play({ canvas }) {
    const { board } = await wordsOf(requestsWords);
    await expect(await canvas.findAllByText(board.none)).toHaveLength(requestStates.length);
  },
};

/** A column that was not answered yet says nothing of being empty. */
export const Loading: Story = {
  args: {
    renderColumn: (state, show) => <div key={state}>{show({ ...pageOf([], state), isLoading: true })}</div>,
  },
  async play({ canvas }) {
    const { board, states } = await wordsOf(requestsWords);
    await expect(await canvas.findByRole('region', { name: `${states.new} 46` })).toBeVisible();
    await expect(canvas.queryByText(board.none)).toBeNull();
  },
};

/** The next cards come when they are asked for. */
export const More: Story = {
  args: {
    renderColumn: (state, show) => <div key={state}>{show(pageOf(rows, state, state === 'lost'))}</div>,
  },
  async play({ canvas }) {
    const { board, states } = await wordsOf(requestsWords);
    await userEvent.click(
      await canvas.findByRole('button', { name: fill(board.more, { state: states.lost }) }),
    );
    await expect(more).toHaveBeenCalled();
  },
};

/** Where a column would become too long, the list has the rest. */
export const TooMany: Story = {
  args: {
    states: ['lost'],
    renderColumn: (state, show) => (
      <div key={state}>
        {show({
          ...pageOf([], state, true),
          rows: Array.from({ length: 60 }, (_each, index) => ({ ...first, id: `${first.id}-${index}` })),
        })}
      </div>
    ),
  },
  async play({ args, canvas }) {
    const { board } = await wordsOf(requestsWords);
    await userEvent.click(await canvas.findByRole('button', { name: fill(board.all, { count: 4355 }) }));
    await expect(args.onAll).toHaveBeenCalledWith('lost');
  },
};

/** A card goes to another column by its menu, at once; it offers the steps that there are. */
export const ByMenu: Story = {
  args: { onChange: fn(() => new Promise<void>(() => undefined)) },
  async play({ args, canvas }) {
    const { states } = await wordsOf(requestsWords);
    const menu = await openMenu(second.name);
    await expect(menu.queryByRole('menuitem', { name: states['in-progress'] })).toBeNull();
    await userEvent.click(menu.getByRole('menuitem', { name: states.quoted }));
    await expect(args.onChange).toHaveBeenCalledWith([second], { state: 'quoted' });
    const column = within(canvas.getByRole('region', { name: `${states.quoted} 0` }));
    await waitFor(() => expect(column.getByRole('link', { name: second.name })).toBeVisible());
  },
};

/** A card that was moved does not come back while the columns are fetched anew; what they say then holds. */
export const BeingFetched: Story = {
  args: { isFetching: true },
  async play({ args, canvas }) {
    const { states } = await wordsOf(requestsWords);
    const menu = await openMenu(second.name);
    await userEvent.click(menu.getByRole('menuitem', { name: states.quoted }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    const column = within(canvas.getByRole('region', { name: `${states.quoted} 0` }));
    await waitFor(() => expect(column.getByRole('link', { name: second.name })).toBeVisible());
    const before = within(canvas.getByRole('region', { name: `${states['in-progress']} 360` }));
    await expect(before.queryByRole('link', { name: second.name })).toBeNull();
  },
};

/** What is lost is lost for a reason; whoever gives none has moved nothing. */
export const Lost: Story = {
  async play({ args }) {
    const { board, states, reasons, photos } = await wordsOf(requestsWords);
    await userEvent.click((await openMenu(first.name)).getByRole('menuitem', { name: states.lost }));
    const dialog = within(await screen.findByRole('dialog', { name: states.lost }));
    await userEvent.click(dialog.getByRole('button', { name: photos.close }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: fill(board.move, { name: first.name }) })).toHaveFocus(),
    );
    await userEvent.click((await openMenu(first.name)).getByRole('menuitem', { name: states.lost }));
    await userEvent.click(await screen.findByRole('button', { name: reasons['too-expensive'] }));
    const change = { state: 'lost', lost_reason: 'too-expensive' };
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith([first], change));
  },
};

/** What a won job brings is asked; what is no amount is said at the field. */
export const Won: Story = {
  async play({ args }) {
    const { states, request, list } = await wordsOf(requestsWords);
    await userEvent.click((await openMenu(second.name)).getByRole('menuitem', { name: states.won }));
    const amount = await screen.findByRole('textbox', { name: request.amount });
    await userEvent.type(amount, 'veel');
    await userEvent.click(screen.getByRole('button', { name: list.apply }));
    await expect(amount).toBeInvalid();
    await userEvent.clear(amount);
    await userEvent.type(amount, '1250,5{Enter}');
    const change = { state: 'won', won_amount: 1250.5 };
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith([second], change));
  },
};

/** Single keys walk the cards and open the menu of the one that has the focus; arrows walk a column. */
export const ByKeyboard: Story = {
  async play({ args, canvas }) {
    await canvas.findByRole('link', { name: first.name });
    await userEvent.keyboard('jj');
    await expect(canvas.getByRole('link', { name: second.name })).toHaveFocus();
    await userEvent.keyboard('e');
    await expect(await screen.findByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('?');
    await expect(args.onHelp).toHaveBeenCalledOnce();
  },
};

/** A card is taken by its handle, brought to a column by the Tab key, and let go by Enter. */
export const DraggedByKeyboard: Story = {
  async play({ args, canvas }) {
    const card = (await canvas.findByRole('link', { name: second.name })).closest<HTMLElement>('[role=row]');
    const handle = card?.querySelector<HTMLElement>('[slot=drag], .board-card-head > button');
    handle?.focus();
    await userEvent.keyboard('{Enter}');
    const column = () => document.activeElement?.closest('section')?.querySelector('h2')?.textContent;
    const { states } = await wordsOf(requestsWords);
    await waitFor(() => expect(column()).not.toContain(states['in-progress']));
    for (let step = 0; step < requestStates.length && !column()?.startsWith(states.quoted); step += 1) {
      // Each step is heard before the next.
      // oxlint-disable-next-line no-await-in-loop
      await userEvent.keyboard('{Tab}');
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith([second], { state: 'quoted' }));
  },
};

export const German: Story = { globals: { language: 'de', viewport: { value: 'w375' } } };
export const Chinese: Story = { globals: { language: 'zh' } };
export const Dark: Story = { globals: { theme: 'dark' } };
