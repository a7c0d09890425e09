/** The fields of a customer that a look-up in the VAT databank fills. */
export interface CompanyFields {
  readonly salutation: string;
  readonly companyName: string;
  readonly invoiceAddress: {
    readonly street: string;
    readonly postcode: string;
    readonly city: string;
    readonly country: string;
  };
  readonly deliveryAddress: { readonly country: string };
}
