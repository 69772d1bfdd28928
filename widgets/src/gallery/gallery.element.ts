import { defineElement } from '../element/define-element.ts';
import { gallery } from './gallery.definition.ts';

defineElement(gallery);
