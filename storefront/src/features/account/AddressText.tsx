import { notesOrEmpty } from '@shop/shop-rules/address-notes';
import './address.css';

type Shown = { name: string; address: string; postcode: string; city: string; phone: string; notes?: string };

export function AddressText({ address }: { address: Shown }) {
  const notes = notesOrEmpty(address.notes);
  return (
    <span className="address-text">
      <strong>{address.name}</strong>
      <span>{address.address}</span>
      <span>
        {address.postcode} {address.city}
      </span>
      <span>{address.phone}</span>
      {notes && <span className="address-notes">{notes}</span>}
    </span>
  );
}
