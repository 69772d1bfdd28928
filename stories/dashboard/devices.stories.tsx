import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeviceList } from '@vakman/dashboard/features/profile/device-list.tsx';
import { profileWords } from '@vakman/dashboard/generated/profile.words.ts';
import { expect, fn, userEvent } from 'storybook/test';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';
const session = (
  id: number,
  changes: Partial<Parameters<typeof DeviceList>[0]['sessions'][number]> = {},
) => ({
  id: `device-${id}`,
  user_agent: laptop,
  network: '203.0.113.0/24',
  created_at: '2026-11-20T08:00:00+00:00',
  used_at: '2026-11-23T09:41:00+00:00',
  current: false,
  ...changes,
});

const meta = {
  title: 'Dashboard/Devices',
  component: DeviceList,
  ...dashboardStory(),
  args: { sessions: [session(1, { current: true })], onEnd: fn() },
} satisfies Meta<typeof DeviceList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nowhere else: there is nothing to sign out. */
export const OnlyHere: Story = {
  async play({ canvas }) {
    const { devices } = await wordsOf(profileWords);
    await expect(await canvas.findByText(devices.here)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A phone, and something that tells nothing of itself. */
export const Several: Story = {
  args: {
    sessions: [
      session(1, { current: true }),
      session(2, { user_agent: phone, network: '2001:db8:1234::/48' }),
      session(3, { user_agent: null, network: null }),
    ],
  },
  async play({ canvas, args }) {
    const { devices } = await wordsOf(profileWords);
    await expect(await canvas.findByText(devices.unknown)).toBeVisible();
    const [first] = canvas.getAllByRole('button');
    if (!first) throw new Error('No device can be signed out.');
    await expect(first).toHaveAccessibleName(/iPhone/);
    await userEvent.click(first);
    await expect(args.onEnd).toHaveBeenCalledWith(args.sessions[1]);
  },
};

export const NarrowGerman: Story = { ...Several, globals: { language: 'de', viewport: { value: 'w320' } } };

export const Ukrainian: Story = { ...Several, globals: { language: 'uk', viewport: { value: 'w375' } } };

export const Chinese: Story = { ...Several, globals: { language: 'zh' } };

export const Dark: Story = { ...Several, globals: { theme: 'dark' } };
