/** `clean` with everything off: the URL stays as it is. */
export const asIs = {
  removeTracking: false,
  removeParams: [],
  sortParams: false,
  removeHash: false,
  removeCredentials: false,
};
