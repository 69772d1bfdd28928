import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { applyGlobals } from '../support/apply-globals.ts';
import { forgetVisits } from '../support/forget-visits.ts';
import { motionEnds } from '../support/motion-ends.ts';
import { initialGlobals, toolbars, viewports } from '../support/toolbars.ts';

// A busy machine takes its time, and that is no fault of a story.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  globalTypes: toolbars,
  initialGlobals,
  parameters: {
    layout: 'fullscreen',
    // A story with a fault is red, here and in the tests.
    a11y: { test: 'error' },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          'Vakman',
          ['Visual language', 'Reviewing a component', 'Theming'],
          'Tokens',
          'Widgets',
          'Site',
          'Dashboard',
        ],
      },
    },
  },
  beforeEach({ globals }) {
    applyGlobals(document, globals);
    forgetVisits();
  },
  // Before axe looks.
  afterEach: () => motionEnds(document),
};

export default preview;
