import { elementStyles } from '@vakman/widgets/rendering/render-element.tsx';
import { renderedTags } from '@vakman/widgets/generated/rendered-widgets.ts';
import type { BuildData } from '../src/page/build-data.ts';
import { writeAsset } from './write-asset.ts';

/** Writes the style sheet of each widget, for pages where it comes later than the widget. */
export async function widgetStyles(outFolder: string): Promise<BuildData['widgetStyles']> {
  const files = renderedTags.map(
    async (tag) => [tag, await writeAsset(outFolder, `${tag}.css`, elementStyles[tag])] as const,
  );
  return Object.fromEntries(await Promise.all(files)) as BuildData['widgetStyles'];
}
