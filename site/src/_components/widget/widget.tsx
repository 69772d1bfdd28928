import { renderElement, type RenderElementOptions } from '@vakman/widgets/element/render-element.tsx';
import { usePage } from '../../page/page-context.tsx';

type WidgetProps = Pick<RenderElementOptions, 'tag' | 'attributes' | 'fallback' | 'hidden'> & {
  readonly className?: string;
  /** The style comes with the first thing that the visitor does; for what is far down, or hidden at first. */
  readonly lateStyle?: boolean;
};

/** A widget of the kit, readable and usable before its script comes. */
export function Widget({ className, lateStyle = false, ...options }: WidgetProps) {
  const { build, lang } = usePage();
  const html = renderElement({
    ...options,
    language: lang,
    ...(lateStyle ? { stylePath: build.widgetStyles[options.tag] } : {}),
  });
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
