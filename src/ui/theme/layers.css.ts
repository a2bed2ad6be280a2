import { globalLayer } from '@vanilla-extract/css';

/** In rising order. Styles of parts and features stay outside any layer, so they always win. */
export const resetLayer = globalLayer('reset');
export const baseLayer = globalLayer('base');
export const uiLayer = globalLayer('ui');
