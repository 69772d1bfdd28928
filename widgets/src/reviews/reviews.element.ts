import { defineElement } from '../element/define-element.ts';
import { reviews } from './reviews.definition.ts';

defineElement(reviews);
