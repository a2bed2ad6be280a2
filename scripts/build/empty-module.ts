/** Stands in for optional imports of a library whose feature is not used. */
export default {};
