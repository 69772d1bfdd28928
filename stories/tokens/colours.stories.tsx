import type { Meta, StoryObj } from '@storybook/react-vite';
import { colours, type ColourName, type Theme } from '@vakman/tokens/colours/colours';
import { contrast, edgePairs, textPairs } from '@vakman/tokens/colours/contrast';
import { expect } from 'storybook/test';
import type { CSSProperties } from 'react';
import { BothThemes, TokenSheet } from './token-sheet.tsx';

const meta = { title: 'Tokens/Colours' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(colours) as ColourName[];
const property = (name: ColourName) => `--vakman-${name}`;
const variable = (name: ColourName) => `var(${property(name)})`;

/** Contrast that WCAG 2.2 AA asks of text and of the edges of controls. */
const least = { text: 4.5, edge: 3 } as const;

interface PairProps {
  readonly inner: ColourName;
  readonly behind: ColourName;
  readonly theme: Theme;
  readonly style: CSSProperties;
}

/** Two colours by name, one on the other, with their contrast. */
function Pair({ inner, behind, theme, style }: PairProps) {
  const value = contrast(colours[inner][theme], colours[behind][theme]);
  return (
    <p className="token-field" style={{ background: variable(behind), ...style }}>
      <span>
        {inner} / {behind}
      </span>
      <data value={value}>{value.toFixed(1)}</data>
    </p>
  );
}

/** Every colour by day and by night, under the name of its custom property. */
export const Palette: Story = {
  render: () => (
    <TokenSheet>
      <BothThemes>
        {(theme) =>
          names.map((name) => (
            <div key={name} className="token-chip">
              <span style={{ background: variable(name) }} />
              <code>{property(name)}</code>
              <code>{colours[name][theme]}</code>
            </div>
          ))
        }
      </BothThemes>
    </TokenSheet>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByText(/^--vakman-/)).toHaveLength(2 * names.length);
  },
};

/** What may stand as text on what, with its contrast; AA asks for 4.5. */
export const TextContrast: Story = {
  render: () => (
    <TokenSheet>
      <BothThemes>
        {(theme) =>
          textPairs.map(([text, behind]) => (
            <Pair
              key={text + behind}
              inner={text}
              behind={behind}
              theme={theme}
              style={{ color: variable(text) }}
            />
          ))
        }
      </BothThemes>
    </TokenSheet>
  ),
  async play({ canvasElement }) {
    const figures = [...canvasElement.querySelectorAll('data')];
    await expect(figures).toHaveLength(2 * textPairs.length);
    for (const { value } of figures) await expect(Number(value)).toBeGreaterThanOrEqual(least.text);
  },
};

/** Edges of controls and the focus ring on what they stand on; AA asks for 3. */
export const EdgeContrast: Story = {
  render: () => (
    <TokenSheet>
      <BothThemes>
        {(theme) =>
          edgePairs.map(([edge, behind]) => (
            <Pair
              key={edge + behind}
              inner={edge}
              behind={behind}
              theme={theme}
              style={{
                border: `3px solid ${variable(edge)}`,
                color: variable(behind === 'brand' ? 'on-brand' : 'text'),
              }}
            />
          ))
        }
      </BothThemes>
    </TokenSheet>
  ),
  async play({ canvasElement }) {
    const figures = [...canvasElement.querySelectorAll('data')];
    await expect(figures).toHaveLength(2 * edgePairs.length);
    for (const { value } of figures) await expect(Number(value)).toBeGreaterThanOrEqual(least.edge);
  },
};
