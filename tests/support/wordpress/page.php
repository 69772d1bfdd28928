<?php
// The few functions of WordPress that the plugin uses, as it documents them, and a page with what one of them prints. PHP's
// own server answers every request with it; the plugin and what it is given stand in the environment.

define( 'ABSPATH', __DIR__ );
$actions    = array();
$shortcodes = array();
$scripts    = array();
$inline     = array();
$styles     = array();
$worn       = array();
$deleted    = array();
$blocks     = array();
$given      = json_decode( $_GET['given'] ?? '{}', true );

function add_action( $name, $action ) { $GLOBALS['actions'][ $name ][] = $action; }
function add_shortcode( $name, $shortcode ) { $GLOBALS['shortcodes'][ $name ] = $shortcode; }
function esc_attr( $text ) { return htmlspecialchars( (string) $text, ENT_QUOTES, 'UTF-8' ); }
function esc_html( $text ) { return htmlspecialchars( (string) $text, ENT_QUOTES, 'UTF-8' ); }
function esc_url( $url ) {
	return preg_match( '#^https?://#i', $url ) ? str_replace( '&', '&#038;', htmlspecialchars( $url, ENT_QUOTES, 'UTF-8', false ) ) : '';
}
function add_query_arg( $name, $value, $url ) {
	return $url . ( false === strpos( $url, '?' ) ? '?' : '&' ) . rawurlencode( $name ) . '=' . rawurlencode( $value );
}
function get_locale() { return $GLOBALS['given']['locale'] ?? 'nl_NL'; }
function get_user_locale() { return $GLOBALS['given']['userLocale'] ?? get_locale(); }
function get_option( $name, $otherwise = false ) { return $GLOBALS['given']['options'][ $name ] ?? $otherwise; }
function current_user_can( $right ) { return $GLOBALS['given']['mayEdit'] ?? false; }
function wp_json_encode( $value ) { return json_encode( $value ); }
function wp_enqueue_script( $handle, $source, $needs, $version, $settings ) {
	$GLOBALS['scripts'][ $handle ] = array( $source, $settings['strategy'] ?? '' );
}
function wp_register_style( $handle ) { $GLOBALS['styles'][ $handle ] = ''; }
function wp_add_inline_style( $handle, $text ) { $GLOBALS['styles'][ $handle ] .= $text; }
function wp_enqueue_style( $handle ) { $GLOBALS['worn'][] = $handle; }
function wp_style_is( $handle, $state ) { return in_array( $handle, $GLOBALS['worn'], true ); }
function delete_option( $name ) { $GLOBALS['deleted'][] = $name; }
function register_uninstall_hook( $file, $action ) { $GLOBALS['uninstall'] = $action; }
function wp_register_script( $handle ) {}
function wp_add_inline_script( $handle, $text ) { $GLOBALS['inline'][ $handle ] = $text; }
function register_block_type( $name, $block ) { $GLOBALS['blocks'][ $name ] = $block; }
function register_setting( $group, $name, $setting ) { $GLOBALS['settings'][ $name ] = $setting; }
function is_admin() { return isset( $_GET['about'] ); }
function add_settings_error( $setting, $code, $message ) { $GLOBALS['told'][] = $message; }
function add_settings_field( $name, $label, $field ) { $GLOBALS['fields'][ $name ] = array( $label, $field ); }

require getenv( 'VAKMAN_PLUGIN' );
foreach ( array( 'init', 'admin_init' ) as $name ) {
	foreach ( $actions[ $name ] ?? array() as $action ) {
		$action();
	}
}

if ( isset( $_GET['about'] ) ) {
	header( 'Content-Type: application/json' );
	ob_start();
	$fields['vakman_source'][1]();
	$field = ob_get_clean();
	$told = array();
	$uninstall();
	echo json_encode( array(
		'attributes' => array_keys( $blocks['vakman/widget']['attributes'] ),
		'handles'    => $blocks['vakman/widget']['editor_script_handles'],
		'script'     => $inline['vakman-editor'],
		'deleted'    => $deleted,
		'told'       => &$told,
		'cleaned'    => array_map( $settings['vakman_source']['sanitize_callback'], $given['sources'] ?? array() ),
		'field'      => $fields['vakman_source'][0] . $field,
	) );
	return;
}

$printed = array_map( $shortcodes['vakman'], $given['shortcodes'] ?? array() );
$printed = array_merge( $printed, array_map( $blocks['vakman/widget']['render_callback'], $given['blocks'] ?? array() ) );
echo "<!doctype html><html lang=\"nl\"><head><meta charset=\"utf-8\"><title>WordPress</title></head><body>\n";
echo '<main>' . implode( "\n", $printed ) . "</main>\n";
foreach ( $worn as $handle ) {
	printf( "<style id=\"%s-inline-css\">%s</style>\n", $handle, $styles[ $handle ] );
}
foreach ( $scripts as $handle => list( $source, $strategy ) ) {
	printf( "<script src=\"%s\" id=\"%s-js\" %s></script>\n", esc_url( $source ), $handle, $strategy );
}
echo '</body></html>';
