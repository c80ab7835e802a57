/** A form's controls that something is wrong with. A button cannot be invalid, and says it in its description. */
export const REFUSED = '[aria-invalid="true"], [data-invalid]';
