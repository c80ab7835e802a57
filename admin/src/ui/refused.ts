/** Invalid controls. A button cannot be `aria-invalid` and has `data-invalid`. */
export const REFUSED = '[aria-invalid="true"], [data-invalid]';
