import type { Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ProjectFiles } from '@vakman/dashboard/features/project/project-files.ts';
import after from '@vakman/site/drawings/scenes/project-leusden-after.svg?raw';
import before from '@vakman/site/drawings/scenes/project-leusden-before.svg?raw';
import during from '@vakman/site/drawings/scenes/painter-at-work.svg?raw';
import rotten from '@vakman/site/drawings/scenes/frame-rotten.svg?raw';

const scenes: Readonly<Record<string, string>> = { before, during, after, rotten };

/** Gives the pieces of a story their photos: drawings, called by what stands before the slash of a path. */
export const withDrawings: Decorator = (Story) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    <ProjectFiles
      value={(path) => {
        const scene = scenes[path.split('/')[0] ?? ''];
        if (scene === undefined) return Promise.reject(new Error('no such drawing'));
        return Promise.resolve(new Blob([scene], { type: 'image/svg+xml' }));
      }}
    >
      <Story />
    </ProjectFiles>
  </QueryClientProvider>
);
