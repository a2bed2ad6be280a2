/** Carries the id under which a device syncs: random, and known to nobody but the device and the server. */
export const DEVICE_HEADER = 'X-Jalon-Device';
