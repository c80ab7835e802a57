import { addressEditSchema, addressSchema } from '@shop/contracts';
import { inEnglish } from '@shop/shop-rules';
import { parseInput, requireSelf, requireSelfOrAdmin } from '@shop/service-kit';
import type { Express } from 'express';
import { addAddress, editAddress, listAddresses, removeAddress, type AddressDeps } from './address-book.ts';

export function mountAddressRoutes(app: Express, deps: AddressDeps): void {
  app.post('/api/shop/address/add', async (request, response) => {
    const user = requireSelf(request, (request.body as { userID?: unknown } | undefined)?.userID);
    const data = await addAddress(deps, user, parseInput(addressSchema, request.body));
    response.status(201).json({ success: true, ...inEnglish('You added an address!'), data });
  });

  app.get('/api/shop/address/get/:userID', async (request, response) => {
    const { userID } = request.params;
    requireSelfOrAdmin(request, { userID, rightsPath: '/api/admin/rest/customers' });
    response.json({ success: true, data: await listAddresses(deps, userID) });
  });

  app.put('/api/shop/address/edit/:userID/:addressID', async (request, response) => {
    const { userID, addressID } = request.params;
    const user = requireSelf(request, userID);
    const fields = parseInput(addressEditSchema, request.body);
    const data = await editAddress(deps, user, { addressID, fields });
    response.json({ success: true, ...inEnglish('The address has been changed!'), data });
  });

  app.delete('/api/shop/address/delete/:userID/:addressID', async (request, response) => {
    const { userID, addressID } = request.params;
    requireSelf(request, userID);
    await removeAddress(deps, userID, addressID);
    response.json({ success: true, ...inEnglish('Address removed!') });
  });
}
