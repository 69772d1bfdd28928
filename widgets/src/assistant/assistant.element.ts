import { defineElement } from '../element/define-element.ts';
import { assistant } from './assistant.definition.ts';

defineElement(assistant);
