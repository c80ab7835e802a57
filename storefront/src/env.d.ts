import type { SessionUser } from '@shop/contracts/account';

declare global {
  namespace App {
    interface Locals {
      /** Set on guarded pages only; null for a guest. */
      visitor?: SessionUser | null | undefined;
    }
  }
}
