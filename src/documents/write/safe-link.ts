/** An address as files hold it: encoded once, whether a person typed `Noël` or pasted `No%C3%ABl`. */
export const safeLink = (address: string): string =>
  encodeURI(address).replace(/%25(?=[0-9A-F]{2})/gi, '%');
