import type { ComponentProps } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Focusable, Tooltip as Bubble, TooltipTrigger } from 'react-aria-components/Tooltip';
import { language } from '../../words/language.ts';
import './tooltip.css';

export interface TooltipProps {
  readonly text: string;
  /** What it explains, which the keyboard reaches: a button or a link. */
  readonly children: ComponentProps<typeof Focusable>['children'];
}

/** Says more about what somebody points at for 700 ms or focuses, and is gone 300 ms after he left; Escape closes it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <I18nProvider locale={language}>
      <TooltipTrigger delay={700} closeDelay={300}>
        <Focusable>{children}</Focusable>
        <Bubble className="tooltip" offset={8} containerPadding={16}>
          {text}
        </Bubble>
      </TooltipTrigger>
    </I18nProvider>
  );
}
