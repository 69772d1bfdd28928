import { defineElement } from '../element/define-element.ts';
import { quoteForm } from './quote-form.definition.ts';

defineElement(quoteForm);
