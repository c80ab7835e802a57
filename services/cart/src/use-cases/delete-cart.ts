import type { CartDeps } from '../deps.ts';

/** Deletes the cart of a closed account. */
export const deleteCart = ({ carts }: Pick<CartDeps, 'carts'>, userID: string): Promise<void> =>
  carts.remove(userID);
