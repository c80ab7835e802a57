export const PhoneNumber = ({ children: phone }: { children: string }) => {
  const digits = phone.replace(/(?!^\+)\D/g, '');
  return digits === '' ? phone : <a href={`tel:${digits}`}>{phone}</a>;
};
