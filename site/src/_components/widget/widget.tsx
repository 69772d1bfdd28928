import { renderElement, type RenderElementOptions } from '@vakman/widgets/rendering/render-element.tsx';
import { widgetRecords } from '@vakman/widgets/generated/widget-records.ts';
import { usePage } from '../../page/page-context.tsx';

type WidgetProps = Pick<RenderElementOptions, 'tag' | 'attributes' | 'fallback'> & {
  readonly className?: string;
  /** The style comes with the first thing that the visitor does; where nothing is said, as the record of the widget says. */
  readonly lateStyle?: boolean;
};

/** A widget of the kit, readable and usable before its script comes. */
export function Widget({ className, lateStyle, ...options }: WidgetProps) {
  const { build, lang } = usePage();
  const { room, style } = widgetRecords[options.tag];
  const html = renderElement({
    ...options,
    language: lang,
    hidden: typeof room === 'string',
    ...((lateStyle ?? style === 'file') ? { stylePath: build.widgetStyles[options.tag] } : {}),
  });
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
