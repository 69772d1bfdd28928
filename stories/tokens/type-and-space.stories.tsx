import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOrDefault } from '@vakman/domain/languages/languages';
import { sizes, space } from '@vakman/tokens/css/measures';
import { samples, scriptOf } from '@vakman/tokens/fonts/faces';
import { expect } from 'storybook/test';
import { TokenSheet } from './token-sheet.tsx';

const meta = { title: 'Tokens/Type and space' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const steps = Object.keys(sizes) as (keyof typeof sizes)[];
const isHeading = (step: string) => step.startsWith('h');

/** Two brushes of one design: a flat one for what is painted on a facade, a plain one for what is read. */
export const TypeScale: Story = {
  render: (_args, { globals }) => (
    <TokenSheet>
      <dl className="token-scale">
        {steps.toReversed().map((step) => (
          <div key={step}>
            <dt>
              <code>{`--vakman-size-${step} ${sizes[step].fixed}`}</code>
            </dt>
            <dd
              style={{
                fontFamily: `var(--vakman-font-${isHeading(step) ? 'display' : 'text'})`,
                fontSize: sizes[step].fixed,
                fontWeight: isHeading(step) ? 750 : 400,
                lineHeight: `var(--vakman-leading-${isHeading(step) ? 'tight' : 'normal'})`,
              }}
            >
              {samples[scriptOf(languageOrDefault(globals['language']))].split('.')[0]}
            </dd>
          </div>
        ))}
      </dl>
    </TokenSheet>
  ),
  async play({ canvasElement }) {
    await document.fonts.ready;
    await expect(document.fonts.check("750 40px 'Vakman Display'")).toBe(true);
    const shown = [...canvasElement.querySelectorAll('dd')].map((line) => getComputedStyle(line).fontSize);
    await expect(shown).toEqual(steps.toReversed().map((step) => sizes[step].fixed));
  },
};

/** Every distance is one of these. */
export const Spacing: Story = {
  render: () => (
    <TokenSheet>
      <dl className="token-scale">
        {space.map((px, index) => (
          <div key={px}>
            <dt>
              <code>{`--vakman-space-${index + 1} ${px}px`}</code>
            </dt>
            <dd className="token-bar" style={{ width: `var(--vakman-space-${index + 1})` }} />
          </div>
        ))}
      </dl>
    </TokenSheet>
  ),
  async play({ canvasElement }) {
    const widths = [...canvasElement.querySelectorAll('dd')].map(({ offsetWidth }) => offsetWidth);
    await expect(widths).toEqual([...space]);
  },
};
