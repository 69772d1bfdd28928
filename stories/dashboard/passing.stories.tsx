import type { Meta, StoryObj } from '@storybook/react-vite';
import { showToast } from '@vakman/dashboard/ui/toast/show-toast.ts';
import { toastQueue } from '@vakman/dashboard/ui/toast/toast-queue.ts';
import { ToastPlace } from '@vakman/dashboard/ui/toast/toast-place.tsx';
// Its style is worn from the first story on.
import '@vakman/dashboard/ui/toast/toast-region.tsx';
import { Tooltip } from '@vakman/dashboard/ui/tooltip/tooltip.tsx';
import { appWords } from '@vakman/dashboard/generated/app.words.ts';
import { uiWords } from '@vakman/dashboard/generated/ui.words.ts';
import { useWords } from '@vakman/dashboard/words/use-words.ts';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const undo = fn();

function Page() {
  const { fault, noAccess, offline } = useWords(appWords);
  const tell = () => {
    showToast({ kind: 'success', text: noAccess.back, undo });
    showToast({ kind: 'warning', text: offline });
    showToast({ kind: 'error', text: fault.text });
  };
  return (
    <div className="actions">
      <Tooltip text={offline}>
        <button type="button" className="button" onClick={tell}>
          {fault.again}
        </button>
      </Tooltip>
      <ToastPlace />
    </div>
  );
}

const meta = {
  title: 'Dashboard/Passing',
  component: Page,
  ...dashboardStory(inFrame({ actor: 'admin', page: 'profile' })),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three at most, each read out; what can be undone has a button for it. */
export const Toasts: Story = {
  beforeEach: () => () => toastQueue.clear(),
  async play({ canvas }) {
    const { fault } = await wordsOf(appWords);
    const { undo: label } = await wordsOf(uiWords);
    await userEvent.click(await canvas.findByRole('button', { name: fault.again }));
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3));
    // The pointer keeps them there, to be looked at.
    await userEvent.hover(screen.getAllByRole('alertdialog')[0] as HTMLElement);
    await waitFor(() => expect(screen.getByRole('button', { name: label })).toBeVisible());
  },
};

/** At once by the keyboard. */
export const Explained: Story = {
  async play({ canvas }) {
    const { fault, offline } = await wordsOf(appWords);
    await canvas.findByRole('button', { name: fault.again });
    await userEvent.tab();
    while (document.activeElement?.textContent !== fault.again) await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(offline);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const NarrowUkrainian: Story = { ...Toasts, globals: { language: 'uk', viewport: { value: 'w320' } } };

export const Dark: Story = { ...Toasts, globals: { theme: 'dark' } };
