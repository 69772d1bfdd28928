<?php
/**
 * Plugin Name: Vakman
 * Description: Quote form, booking, projects, reviews and assistant on your site, by a block or by [vakman].
 * Version: {{version}}
 * Requires at least: 6.3
 * Requires PHP: 7.4
 * License: MIT
 */

defined( 'ABSPATH' ) || exit;

/** What the build knows: address of the site, widgets with their attributes and links, words of the editor. */
function vakman_facts() {
	static $facts = null;
	$facts = $facts ?? json_decode( <<<'JSON'
{{facts}}
JSON
	, true );
	return $facts;
}

/** The language of a locale such as de_DE, or Dutch where we do not speak it. */
function vakman_language( $locale ) {
	// `rue` is Rusyn and no Russian.
	$language = preg_match( '/^([a-z]{2})(?:[_-]|$)/i', (string) $locale, $found ) ? strtolower( $found[1] ) : '';
	return isset( vakman_facts()['words'][ $language ] ) ? $language : '{{language}}';
}

/** The words of whoever edits the site. */
function vakman_words() {
	return vakman_facts()['words'][ vakman_language( get_user_locale() ) ];
}

/** The name of a partner as it may be, or nothing. */
function vakman_clean_source( $source ) {
	$source = is_string( $source ) ? trim( $source ) : '';
	return preg_match( '/{{source}}/D', $source ) ? $source : '';
}

/** What the settings keep: a name that cannot be is told, and takes nothing away from the one that was there. */
function vakman_kept_source( $source ) {
	$clean = vakman_clean_source( $source );
	if ( '' !== $clean || '' === trim( (string) ( is_scalar( $source ) ? $source : 'x' ) ) ) {
		return $clean;
	}
	add_settings_error( 'vakman_source', 'vakman_source', vakman_words()['sourceHint'] );
	return get_option( 'vakman_source', '' );
}

/** Attributes of a widget that may be set, each with its text; true for one that needs none. */
function vakman_attributes( $widget, $given ) {
	$known = vakman_facts()['widgets'][ $widget ];
	$kept  = array();
	foreach ( $given as $name => $value ) {
		// A shortcode numbers the attributes that have no value.
		$is_bare = is_int( $name );
		$name    = $is_bare ? $value : str_replace( '_', '-', (string) $name );
		if ( in_array( $name, $known['flags'], true ) ) {
			if ( $is_bare || ! in_array( $value, array( '', '0', 'false', false, null ), true ) ) {
				$kept[ $name ] = true;
			}
		} elseif ( ! $is_bare && isset( $known['texts'][ $name ] ) && is_scalar( $value ) && '' !== (string) $value ) {
			$values = $known['texts'][ $name ];
			if ( array() === $values || in_array( (string) $value, $values, true ) ) {
				$kept[ $name ] = (string) $value;
			}
		}
	}
	if ( isset( $known['texts']['source'] ) ) {
		$source = vakman_clean_source( $kept['source'] ?? '' );
		$source = '' !== $source ? $source : vakman_clean_source( get_option( 'vakman_source', '' ) );
		unset( $kept['source'] );
		if ( '' !== $source ) {
			$kept['source'] = $source;
		}
	}
	if ( ! isset( $kept['lang'] ) || ! isset( vakman_facts()['words'][ $kept['lang'] ] ) ) {
		$kept['lang'] = vakman_language( get_locale() );
	}
	return $kept;
}

/** Keeps the page around a widget where it will be until the widget is there. */
function vakman_keep_room( $widget, $rule ) {
	$handle = "vakman-$widget-room";
	if ( '' === $rule || wp_style_is( $handle, 'enqueued' ) ) {
		return;
	}
	wp_register_style( $handle, false, array(), null );
	wp_add_inline_style( $handle, $rule );
	wp_enqueue_style( $handle );
}

/** The tag of a widget with the link for visitors whose browser does not load it, and its script once on the page. */
function vakman_render( $given ) {
	$given  = is_array( $given ) ? $given : array();
	$widget = $given['widget'] ?? 'quote-form';
	$widget = is_string( $widget ) ? $widget : '';
	unset( $given['widget'] );
	$known = vakman_facts()['widgets'][ $widget ] ?? null;
	if ( null === $known ) {
		// Visitors see nothing of it; whoever can mend it does.
		$notice = sprintf( vakman_words()['unknown'], $widget );
		return current_user_can( 'edit_posts' ) ? '<p>' . esc_html( $notice ) . '</p>' : '';
	}
	$attributes = vakman_attributes( $widget, $given );
	$link       = $known['links'][ $attributes['lang'] ];
	$href       = $link['href'];
	if ( isset( $attributes['source'] ) ) {
		$href = add_query_arg( 'source', $attributes['source'], $href );
	}
	$text = '';
	foreach ( $attributes as $name => $value ) {
		$text .= true === $value ? " $name" : sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	vakman_keep_room( $widget, $known['room'] );
	wp_enqueue_script( 'vakman', vakman_facts()['loader'], array(), null, array( 'strategy' => 'async', 'in_footer' => true ) );
	$tag = "vakman-$widget";
	return "<$tag$text><a href=\"" . esc_url( $href ) . '">' . esc_html( $link['label'] ) . "</a></$tag>";
}

/** What the editor shows of the block: which widget, in which language, and nothing of a visitor. */
function vakman_editor_script() {
	return 'var vakman = ' . wp_json_encode(
		array(
			'words'   => vakman_words(),
			'widgets' => array_keys( vakman_facts()['widgets'] ),
		)
	) . ';' . <<<'JS'
( function ( blocks, element, components, editor ) {
	var h = element.createElement, words = vakman.words;
	function choice( label, value, options, set ) {
		return h( components.SelectControl, { label: label, value: value, options: options, onChange: set } );
	}
	blocks.registerBlockType( 'vakman/widget', {
		apiVersion: 3,
		title: 'Vakman',
		category: 'embed',
		icon: 'admin-home',
		attributes: {
			widget: { type: 'string', default: 'quote-form' },
			lang: { type: 'string', default: '' },
			theme: { type: 'string', default: '' },
			look: { type: 'string', default: '' },
			source: { type: 'string', default: '' },
		},
		edit: function ( props ) {
			var values = props.attributes, set = function ( name ) {
				return function ( value ) { var change = {}; change[ name ] = value; props.setAttributes( change ); };
			};
			return h( 'div', editor.useBlockProps(),
				h( components.Placeholder, { label: 'Vakman', instructions: words.text[ values.widget ] },
					choice( words.widget, values.widget, vakman.widgets.map( function ( name ) {
						return { label: words.names[ name ], value: name };
					} ), set( 'widget' ) ),
					Object.keys( words.choices ).map( function ( name ) {
						var offered = words.choices[ name ];
						return h( element.Fragment, { key: name }, choice( offered.label, values[ name ], offered.options, set( name ) ) );
					} ),
					h( components.TextControl, { label: words.source, value: values.source, onChange: set( 'source' ) } ) ) );
		},
		save: function () { return null; },
	} );
} )( wp.blocks, wp.element, wp.components, wp.blockEditor );
JS;
}

add_shortcode( 'vakman', 'vakman_render' );

add_action(
	'init',
	function () {
		wp_register_script( 'vakman-editor', false, array( 'wp-blocks', 'wp-element', 'wp-components', 'wp-block-editor' ), '{{version}}', true );
		if ( is_admin() ) {
			wp_add_inline_script( 'vakman-editor', vakman_editor_script() );
		}
		$text = array( 'type' => 'string', 'default' => '' );
		register_block_type(
			'vakman/widget',
			array(
				'api_version'           => 3,
				'editor_script_handles' => array( 'vakman-editor' ),
				'attributes'            => array(
					'widget' => array( 'type' => 'string', 'default' => 'quote-form' ),
					'lang'   => $text,
					'theme'  => $text,
					'look'   => $text,
					'source' => $text,
				),
				'render_callback'       => 'vakman_render',
			)
		);
	}
);

add_action(
	'admin_init',
	function () {
		register_setting( 'general', 'vakman_source', array( 'type' => 'string', 'sanitize_callback' => 'vakman_kept_source' ) );
		add_settings_field(
			'vakman_source',
			esc_html( 'Vakman: ' . vakman_words()['source'] ),
			function () {
				printf(
					'<input id="vakman_source" name="vakman_source" class="regular-text" value="%s"><p class="description">%s</p>',
					esc_attr( get_option( 'vakman_source', '' ) ),
					esc_html( vakman_words()['sourceHint'] )
				);
			},
			'general',
			'default',
			array( 'label_for' => 'vakman_source' )
		);
	}
);

/** The name of the partner goes with the plugin. */
function vakman_uninstall() {
	delete_option( 'vakman_source' );
}
register_uninstall_hook( __FILE__, 'vakman_uninstall' );
