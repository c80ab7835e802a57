import { addressEditSchema, addressSchema } from '@shop/contracts';
import { quoted } from '@shop/shop-rules';
import { parseInput, requireSelf, requireSelfOrAdmin, ShopError } from '@shop/service-kit';
import type { Express } from 'express';
import type { AccountDeps } from '../deps.ts';
import { addAddress } from './add-address.ts';

export function mountAddressRoutes(app: Express, deps: AccountDeps): void {
  app.post('/api/shop/address/add', async (request, response) => {
    const user = requireSelf(request, (request.body as { userID?: unknown } | undefined)?.userID);
    const data = await addAddress(deps, user, parseInput(addressSchema, request.body));
    response.status(201).json({ success: true, ...quoted('You added an address!'), data });
  });

  app.get('/api/shop/address/get/:userID', async (request, response) => {
    const { userID } = request.params;
    requireSelfOrAdmin(request, { userID, shownAt: '/api/admin/rest/customers' });
    response.json({ success: true, data: await deps.addresses.list(userID) });
  });

  app.put('/api/shop/address/edit/:userID/:addressID', async (request, response) => {
    const { userID, addressID } = request.params;
    const { userName } = requireSelf(request, userID);
    const fields = parseInput(addressEditSchema, request.body);
    // Emptied, the name is the account's own, as where an address is added.
    const name = fields.name === '' ? { name: userName } : {};
    const data = await deps.addresses.edit(userID, addressID, { ...fields, ...name });
    if (!data) throw new ShopError({ code: 'address-not-found' });
    response.json({ success: true, ...quoted('The address has been changed!'), data });
  });

  app.delete('/api/shop/address/delete/:userID/:addressID', async (request, response) => {
    const { userID, addressID } = request.params;
    requireSelf(request, userID);
    if (!(await deps.addresses.remove(userID, addressID))) throw new ShopError({ code: 'address-not-found' });
    response.json({ success: true, ...quoted('Address removed!') });
  });
}
