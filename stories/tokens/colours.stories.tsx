import type { Meta, StoryObj } from '@storybook/react-vite';
import { colours, type ColourName } from '@vakman/tokens/colours/colours';
import { contrast, edgePairs, textPairs } from '@vakman/tokens/colours/contrast';
import { expect } from 'storybook/test';
import { BothThemes, TokenSheet } from './token-sheet.tsx';

const meta = { title: 'Tokens/Colours' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(colours) as ColourName[];
const property = (name: ColourName) => `--vakman-${name}`;
const variable = (name: ColourName) => `var(${property(name)})`;
const figure = (one: string, other: string) => contrast(one, other).toFixed(1);

/** Contrast that WCAG 2.2 AA asks of text and of the edges of controls. */
const least = { text: 4.5, edge: 3 } as const;

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
            <p
              key={text + behind}
              className="token-field"
              style={{ background: variable(behind), color: variable(text) }}
            >
              <span>
                {text} / {behind}
              </span>
              <data value={contrast(colours[text][theme], colours[behind][theme])}>
                {figure(colours[text][theme], colours[behind][theme])}
              </data>
            </p>
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
            <p
              key={edge + behind}
              className="token-field"
              style={{
                background: variable(behind),
                border: `3px solid ${variable(edge)}`,
                color: variable(behind === 'brand' ? 'on-brand' : 'text'),
              }}
            >
              <span>
                {edge} / {behind}
              </span>
              <data value={contrast(colours[edge][theme], colours[behind][theme])}>
                {figure(colours[edge][theme], colours[behind][theme])}
              </data>
            </p>
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
