import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrast } from '@vakman/tokens/colours/contrast';
import { heritagePaints } from '@vakman/tokens/colours/heritage-paints';
import { onPaints, paints, paintsCss, type PaintName } from '@vakman/tokens/colours/paints';
import { expect } from 'storybook/test';
import { BothThemes, TokenSheet } from './token-sheet.tsx';

const meta = { title: 'Tokens/Paints' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(paints) as PaintName[];
const nameOf = (paint: PaintName) => heritagePaints.find((known) => known.paint === paint)?.name;
const canCarryWords = (paint: PaintName): paint is keyof typeof onPaints => paint in onPaints;

/** What houses are painted with in the drawings; those with a Dutch name carry words on chips of a colour card. */
export const Paints: Story = {
  render: () => (
    <TokenSheet>
      <style>{paintsCss('.token-theme')}</style>
      <BothThemes>
        {(theme) =>
          names.map((paint) =>
            canCarryWords(paint) ? (
              <p
                key={paint}
                className="token-field"
                style={{
                  background: `var(--vakman-paint-${paint})`,
                  color: `var(--vakman-on-${paint})`,
                }}
              >
                <span lang="nl">{nameOf(paint) ?? paint}</span>
                <data value={contrast(onPaints[paint][theme], paints[paint][theme])}>
                  {contrast(onPaints[paint][theme], paints[paint][theme]).toFixed(1)}
                </data>
              </p>
            ) : (
              <div key={paint} className="token-chip">
                <span style={{ background: `var(--vakman-paint-${paint})` }} />
                <code>{paint}</code>
                <code>{paints[paint][theme]}</code>
              </div>
            ),
          )
        }
      </BothThemes>
    </TokenSheet>
  ),
  async play({ canvas, canvasElement }) {
    for (const { name } of heritagePaints) await expect(canvas.getAllByText(name)).toHaveLength(2);
    for (const { value } of canvasElement.querySelectorAll('data')) {
      await expect(Number(value)).toBeGreaterThanOrEqual(4.5);
    }
  },
};
