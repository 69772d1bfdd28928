import { tokensCss } from '@vakman/tokens/css/tokens-css';
import base from '../ui/base.css?inline';
import button from '../ui/button.css?inline';
import host from '../ui/host.css?inline';
import bar from './assistant-bar.css?inline';
import step from './assistant-step.css?inline';
import css from './assistant.css?inline';

/** The style sheet of the shadow root. The build of the kit evaluates this module, so that its text alone is shipped. */
export const assistantStyles = [tokensCss(':host'), host, base, button, css, step, bar].join('\n');
