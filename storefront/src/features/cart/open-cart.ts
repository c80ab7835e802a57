/** Opens the drawer as a press of the header's button does, which also wakes it. */
export function openCart(): void {
  document.querySelector<HTMLButtonElement>('.cart-button')?.click();
}
