import { palette } from '@vakman/tokens/colours/colours';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** Storybook's own frame in the colours of the project. */
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Vakman',
    brandUrl: '.',
    brandTarget: '_self',
    appBg: palette.ground,
    appContentBg: palette.surface,
    appPreviewBg: palette.surface,
    appBorderColor: palette.line,
    appBorderRadius: 2,
    barBg: palette.surface,
    barSelectedColor: palette.accent,
    colorPrimary: palette.accent,
    colorSecondary: palette.brand,
    inputBorderRadius: 2,
    textColor: palette.text,
    textMutedColor: palette['text-muted'],
  }),
});
