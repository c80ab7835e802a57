import type { SessionUser } from '@shop/contracts/account';

declare global {
  namespace App {
    interface Locals {
      visitor?: SessionUser | null | undefined;
    }
  }
}
