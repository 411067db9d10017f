/** The message for each missing value, by the field's name in the API. */
export const missingCopy: Readonly<Record<string, string>> & {
  readonly unnamedLocation: string;
  readonly unnamedBrand: string;
} = {
  unnamedLocation: "Location without a name",
  unnamedBrand: "Brand without a name",
  name: "Name is missing",
  address_line_one: "Address is missing",
  city: "City is missing",
  state: "State is missing",
  zip_code: "ZIP code is missing",
  phone: "Phone is missing",
  partner_brand_id: "Brand is not chosen",
  pos_complete: "Point of sale is not finished",
  partner_stripe_account_id: "Payment account is not assigned",
  brand_name: "Name is missing",
  brand_description: "Description is missing",
  tag_ids: "Cuisine is not chosen",
  hero_image_id: "Hero photo is not chosen",
  logo_dark_id: "Logo is missing",
  popup_complete: "Website pop-up is not verified",
  no_locations: "There is no location yet",
  no_brands: "There is no brand yet",
  no_accounts: "No payment account is connected",
};
