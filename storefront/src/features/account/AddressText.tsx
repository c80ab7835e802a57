import './address.css';

type Shown = { name: string; address: string; postcode: string; city: string; phone: string; notes?: string };

/** An address as it stands on a parcel. */
export function AddressText({ address }: { address: Shown }) {
  return (
    <span className="address-text">
      <strong>{address.name}</strong>
      <span>{address.address}</span>
      <span>
        {address.postcode} {address.city}
      </span>
      <span>{address.phone}</span>
      {address.notes && <span className="address-notes">{address.notes}</span>}
    </span>
  );
}
