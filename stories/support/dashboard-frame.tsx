import type { Decorator } from '@storybook/react-vite';
import { Frame, type FrameProps } from '@vakman/dashboard/app/frame.tsx';

/** A page of the dashboard in the frame that stands around all of them. */
export function inFrame({ actor, page }: Pick<FrameProps, 'actor' | 'page'>): Decorator {
  return (Story) => (
    <Frame actor={actor} page={page} title="">
      <Story />
    </Frame>
  );
}
